// SPDX-License-Identifier: MIT
// One motion, two in comparison, or a track: the scene, the clock, the timeline and the panel.
import { PerspectiveCamera, Scene, Vector3 } from 'three';
import { CameraRig, type View as CameraView, views as cameraViews } from '../scene/camera_rig';
import { Exhibit, type Layers, layersShown } from '../scene/exhibit';
import { GroundMesh } from '../scene/ground_mesh';
import { Labels } from '../scene/labels';
import type { Palette } from '../scene/palette';
import type { Shot } from '../scene/stage';
import { Tints } from '../scene/tints';
import { TrackScene } from '../scene/track_scene';
import { work } from '../motion/clip';
import type { ItemData, WorstMoment } from '../page/page_types';
import { aboutSheet } from '../ui/about_sheet';
import { gaitChart } from '../ui/charts';
import { checkTable } from '../ui/check_table';
import { copyText, el, iconButton, icon } from '../ui/dom';
import { type Key, keys } from '../ui/keys';
import { Player, speeds } from '../ui/player';
import { Segmented } from '../ui/segmented';
import { ShowSheet, type Switch, switches } from '../ui/show_sheet';
import { type Sheet, SidePanel } from '../ui/side_panel';
import { theme } from '../ui/theme';
import { Timeline } from '../ui/timeline';
import { contactRows, curveRow, measureRows, phaseRow, type Row } from '../ui/timeline_rows';
import { WorstList } from '../ui/worst_list';
import type { App, View, ViewState } from './app';

type Arrangement = 'overlay' | 'side';

export class MotionView implements View {
  readonly element: HTMLElement;
  private readonly scene = new Scene();
  private readonly exhibits: Exhibit[]; // what it is compared with first, the item itself last
  private readonly track: TrackScene | null;
  private readonly ground: GroundMesh;
  private readonly player: Player;
  private readonly rig: CameraRig;
  private readonly secondCamera = new PerspectiveCamera();
  private readonly labels = new Labels();
  private readonly timeline: Timeline;
  private readonly panel: SidePanel;
  private readonly worst: WorstList;
  private readonly show: ShowSheet;
  private readonly tints: Tints[];
  private readonly layers: Layers = { ...layersShown };
  private readonly picture = el('div', { class: 'picture' });
  private readonly frameBox = el('input', { class: 'frame-box', inputMode: 'numeric', 'aria-label': 'Frame' });
  private readonly timeText = el('span', { class: 'time-text' });
  private readonly playButton: HTMLButtonElement;
  private readonly loopButton: HTMLButtonElement;
  private readonly followButton: HTMLButtonElement;
  private readonly speedChoice: Segmented<number>;
  private readonly viewChoice: Segmented<CameraView>;
  private readonly arrangementChoice: Segmented<Arrangement>;
  private readonly gait: HTMLCanvasElement | null;
  private arrangement: Arrangement = 'side';
  private dirty = true;
  private running = true;
  private last = 0;
  private unwatch: () => void = () => undefined;
  private readonly size: number;
  private readonly item: ItemData;
  private palette: Palette = theme.palette;

  constructor(
    private readonly app: App,
    private readonly index: number,
    against: number | null,
  ) {
    const { data, blobs } = app.page;
    const item = (this.item = data.items[index]);
    const indices = against === null ? [index] : [against, index];
    this.exhibits = indices.filter((i) => data.items[i].motion).map((i) => new Exhibit(data.items[i], blobs));
    const main = this.main;
    const before = this.exhibits.length > 1 ? this.exhibits[0] : undefined;
    this.track = item.track ? new TrackScene(item, blobs, !main) : null;
    this.tints = this.exhibits.map((exhibit) => new Tints(exhibit.clip, exhibit.item, blobs));
    this.player = this.clock();
    this.size = main?.clip.height ?? this.track?.size ?? 1;

    if (main) this.ground = main.ground;
    else this.ground = new GroundMesh(item.terrain, blobs, this.size, item.terrain?.kind === 'flat' ? item.terrain.height : 0);
    this.scene.add(this.ground.mesh);
    for (const exhibit of this.exhibits) {
      this.scene.add(exhibit.group);
      exhibit.apply(this.layers);
    }
    if (this.track) this.scene.add(this.track.group);

    this.rig = new CameraRig(this.picture, () => this.touch());
    this.rig.controls.addEventListener('start', () => this.viewChoice.set(null));

    // Rows of the timeline.
    const rows: Row[] = [];
    if (item.track && item.track.phases.length > 0) rows.push(phaseRow(item.track));
    if (main) {
      rows.push(...contactRows(main, before));
      if (item.difference && before) {
        const apart = blobs.floats(item.difference.joints).map((value) => 1000 * value);
        rows.push(curveRow('difference', 'difference', 'mm', null, { values: apart, start: main.clip.start, rate: main.clip.rate }));
      }
      rows.push(...measureRows(main, blobs, before));
    }
    this.timeline = new Timeline(this.player, rows);
    this.timeline.flights = main?.clip.data.flights ?? [];
    this.timeline.marks = (item.worst ?? []).map((moment) => ({ frame: this.playerFrame(moment.frame), title: moment.sentence }));

    // The panel.
    this.worst = new WorstList(item.worst ?? [], (moment) => this.jump(moment));
    this.show = new ShowSheet(
      this.layers,
      this.relevantSwitches(),
      main?.clip.joints ?? [],
      (layer) => this.toggle(layer),
      (joint, on) => this.choosePath(joint, on),
    );
    this.gait = item.diagram ? el('canvas', { class: 'side-chart' }) : null;
    const sheets: Sheet[] = [];
    if (item.worst) sheets.push({ id: 'worst', title: 'Worst moments', content: this.worst.element });
    if (item.check)
      sheets.push({
        id: 'check',
        title: 'Check',
        badge: item.check.rows.some((row) => row.exceeds) ? '!' : undefined,
        content: checkTable(item.check, (frame) => this.goTo(frame), before?.item.check),
      });
    if (this.gait) sheets.push({ id: 'gait', title: 'Gait', content: el('div', {}, this.gait) });
    if (main) sheets.push({ id: 'show', title: 'Show', content: this.show.element });
    sheets.push({ id: 'about', title: 'About', content: aboutSheet(item, data.program) });
    this.panel = new SidePanel(sheets);

    // Controls.
    this.playButton = iconButton('play', 'Play (Space)', () => this.player.toggle(), 'play');
    this.loopButton = iconButton('loop', 'Loop a range: [ begins it, ] ends it, \\ removes it', () => this.toggleLoop());
    this.followButton = iconButton('follow', 'Follow the figure (F)', () => this.toggleFollow(), 'small');
    this.speedChoice = new Segmented('Speed', speeds.map((value) => ({ value, text: speedText(value), title: `Speed ${value}` })), (value) =>
      this.player.setSpeed(value),
    );
    this.viewChoice = new Segmented<CameraView>(
      'View',
      cameraViews.map((value, i) => ({ value, text: viewText(value), title: `${value} (${i + 1})` })),
      (view) => this.look(view),
    );
    this.arrangementChoice = new Segmented<Arrangement>(
      'Arrangement',
      [
        { value: 'side', text: 'Side by side', title: 'Side by side (O)' },
        { value: 'overlay', text: 'Overlaid', title: 'Overlaid (O)' },
      ],
      (value) => this.arrange(value),
    );
    this.frameBox.addEventListener('change', () => {
      const frame = Number(this.frameBox.value);
      if (Number.isFinite(frame)) this.player.seek(frame);
      this.frameBox.blur();
    });
    this.element = this.layOut(before);
    this.player.watch(() => this.touch());
    this.arrangementChoice.set(this.arrangement);
    this.bindKeys();
  }

  get frames(): number {
    return this.player.frames;
  }

  get main(): Exhibit | null {
    return this.exhibits.length > 0 ? this.exhibits[this.exhibits.length - 1] : null;
  }

  mounted(): void {
    this.unwatch = theme.watch((palette) => {
      this.palette = palette;
      this.app.stage?.theme(palette);
      this.ground.theme(palette);
      for (const exhibit of this.exhibits) exhibit.theme(palette);
      this.track?.theme(palette);
      this.timeline.theme(palette);
      this.show.colours((joint) => this.main?.paths.colourOf(joint) ?? null);
      this.touch();
    });
    if (this.app.stage) this.picture.prepend(this.app.stage.canvas);
    else this.picture.append(missingWebGL());
    this.picture.append(this.labels.element);
    new ResizeObserver(() => {
      const aspect = this.aspect();
      if (aspect > 0) this.rig.resize(aspect);
      this.touch();
    }).observe(this.picture);
    this.place();
    this.look(this.main || this.track ? 'three-quarter' : 'side');
    this.arrange(this.arrangement);
    this.drawNow();
    const loop = (now: number) => {
      if (!this.running) return;
      this.player.tick(Math.min((now - this.last) / 1000, 0.25));
      this.last = now;
      if (this.dirty) this.drawNow();
      requestAnimationFrame(loop);
    };
    requestAnimationFrame((now) => {
      this.last = now;
      loop(now);
    });
  }

  dispose(): void {
    this.running = false;
    this.unwatch();
    this.rig.controls.dispose();
    keys.bind([]);
  }

  scrub(frame: number): void {
    this.player.playing = false;
    this.player.seek(frame);
    this.drawNow();
  }

  play(): void {
    if (!this.player.playing) this.player.toggle();
  }

  state(): ViewState {
    return {
      view: this.exhibits.length > 1 ? 'compare' : this.main ? 'motion' : 'track',
      item: this.index,
      frame: this.player.whole,
      time: this.player.time,
      playing: this.player.playing,
      speed: this.player.speed,
      range: this.player.range,
      camera: this.rig.view,
      follow: this.rig.follow,
      arrangement: this.exhibits.length > 1 ? this.arrangement : null,
      layers: { ...this.layers },
      paths: this.main?.paths.chosen ?? [],
      difference: this.layers.difference,
      theme: theme.name,
      help: keys.helpShown,
      work: { ...work, drawCalls: this.app.stage?.drawCalls ?? 0 },
    };
  }

  // Those of which the motion has something to show.
  private relevantSwitches(): Switch[] {
    const { main } = this;
    if (!main) return [];
    const there: Record<keyof Layers, boolean> = {
      figure: true,
      ghosts: main.clip.frames > 1,
      prints: main.hasPrints,
      trails: main.parts.length > 0,
      labels: main.parts.length > 0,
      com: main.hasCom,
      support: main.hasContacts,
      hinges: (main.clip.data.hinges ?? []).length > 0,
      difference: main.item.difference !== undefined,
    };
    return switches.filter(({ layer }) => there[layer]);
  }

  // Frames of the item, which the clock of a comparison may count otherwise.
  private playerFrame(frame: number): number {
    const { main } = this;
    return main ? this.player.frameAt(main.clip.timeOf(frame)) : frame;
  }

  private clock(): Player {
    const clips = this.exhibits.map((exhibit) => exhibit.clip);
    if (clips.length === 1) return new Player(clips[0].frames, clips[0].rate, clips[0].start);
    if (clips.length > 1) {
      const start = Math.min(...clips.map((clip) => clip.start));
      const end = Math.max(...clips.map((clip) => clip.start + clip.duration));
      const rate = clips[clips.length - 1].rate;
      return new Player(Math.round((end - start) * rate) + 1, rate, start);
    }
    const [from, to] = this.track?.range ?? [0, 0];
    return new Player(Math.max(1, Math.round((to - from) * 60) + 1), 60, from);
  }

  private layOut(before: Exhibit | undefined): HTMLElement {
    const { item, app } = this;
    const legend = before
      ? el(
          'div',
          { class: 'legend' },
          el('span', {}, el('i', { class: 'swatch other' }), before.item.name),
          el('span', {}, el('i', { class: 'swatch left' }), el('i', { class: 'swatch right' }), item.name),
        )
      : null;
    const head = el(
      'header',
      { class: 'head' },
      app.canClose ? iconButton('grid', 'All motions (Esc)', () => app.close()) : null,
      el('div', { class: 'titles' }, el('h1', { text: item.name }), item.caption ? el('p', { text: item.caption }) : null),
      iconButton('link', 'Copy a link to this frame', () => this.copyLink()),
      iconButton('sun', 'Dark or light (D)', () => theme.toggle()),
      iconButton('full', 'Full screen (U)', () => fullScreen()),
      iconButton('help', 'Keys (?)', () => keys.toggleHelp()),
      iconButton('panel', 'Panel (Tab)', () => this.togglePanel()),
    );
    // What is pressed here is no drag of the picture.
    const over = el(
      'div',
      { class: 'hud', onpointerdown: (event: Event) => event.stopPropagation() },
      this.viewChoice.element,
      this.followButton,
      before ? this.arrangementChoice.element : null,
    );
    this.picture.append(over);
    if (legend) this.picture.append(legend);
    const transport = el(
      'div',
      { class: 'transport' },
      el(
        'div',
        { class: 'buttons' },
        iconButton('first', 'First frame (Home)', () => this.player.step(-this.player.frames), 'wide-only'),
        iconButton('back', 'One frame back (←)', () => this.player.step(-1)),
        this.playButton,
        iconButton('next', 'One frame on (→)', () => this.player.step(1)),
        iconButton('last', 'Last frame (End)', () => this.player.step(this.player.frames), 'wide-only'),
      ),
      el(
        'div',
        { class: 'readout' },
        el('span', { class: 'dim', text: 'frame' }),
        this.frameBox,
        el('span', { class: 'dim', text: `of ${this.player.last}` }),
        this.timeText,
      ),
      el('div', { class: 'spacer' }),
      this.loopButton,
      this.speedChoice.element,
    );
    return el(
      'div',
      { class: 'motion-view' },
      head,
      this.picture,
      this.panel.element,
      el('footer', { class: 'deck' }, this.deckGrip(), transport, this.timeline.element),
    );
  }

  // Its drag makes the timeline higher or lower.
  private deckGrip(): HTMLElement {
    const grip = el('div', { class: 'deck-grip', title: 'Drag: more or less of the timeline. Double click: as it was' });
    grip.addEventListener('pointerdown', (event) => {
      grip.setPointerCapture(event.pointerId);
      event.preventDefault();
    });
    grip.addEventListener('pointermove', (event) => {
      if (!grip.hasPointerCapture(event.pointerId)) return;
      const high = this.element.clientHeight;
      const height = Math.min(Math.max(high - event.clientY, 90), high - 200);
      this.element.style.setProperty('--deck', `${height}px`);
    });
    grip.addEventListener('dblclick', () => this.element.style.removeProperty('--deck'));
    return grip;
  }

  private bindKeys(): void {
    const { player } = this;
    const list: Key[] = [
      { keys: [' '], shown: 'Space', does: 'play, pause', run: () => player.toggle() },
      { keys: ['ArrowLeft', ','], shown: 'ArrowLeft', does: 'one frame back', run: () => player.step(-1) },
      { keys: ['ArrowRight', '.'], shown: 'ArrowRight', does: 'one frame on', run: () => player.step(1) },
      { keys: ['Shift+ArrowLeft'], shown: 'Shift ArrowLeft', does: 'ten frames back', run: () => player.step(-10) },
      { keys: ['Shift+ArrowRight'], shown: 'Shift ArrowRight', does: 'ten frames on', run: () => player.step(10) },
      { keys: ['Home'], does: 'first frame', run: () => player.step(-player.frames) },
      { keys: ['End'], does: 'last frame', run: () => player.step(player.frames) },
      { keys: ['q'], does: 'quarter speed and back', run: () => player.setSpeed(player.speed === 0.25 ? 1 : 0.25) },
      { keys: ['['], does: 'the loop begins here', run: () => this.loopFrom() },
      { keys: [']'], does: 'the loop ends here', run: () => this.loopTo() },
      { keys: ['\\'], does: 'loop everything', run: () => player.setRange(null) },
      { keys: ['n'], does: 'next worst moment', run: () => this.worst.next(1) },
      { keys: ['N'], shown: 'Shift N', does: 'worst moment before', run: () => this.worst.next(-1) },
      ...cameraViews.map((view, i) => ({ keys: [String(i + 1)], does: `${view} view`, run: () => this.look(view) })),
      { keys: ['f'], does: 'follow the figure', run: () => this.toggleFollow() },
      { keys: ['r'], does: 'the figure in the middle again', run: () => this.look(this.rig.view ?? 'three-quarter') },
      ...this.relevantSwitches().map(({ layer, title, key }) => ({ keys: [key], does: title.toLowerCase(), run: () => this.toggle(layer) })),
    ];
    if (this.exhibits.length > 1) {
      list.push({ keys: ['o'], does: 'side by side or overlaid', run: () => this.arrange(this.arrangement === 'side' ? 'overlay' : 'side') });
    }
    list.push(
      { keys: ['Tab'], does: 'panel', run: () => this.togglePanel() },
      { keys: ['d'], does: 'dark or light', run: () => theme.toggle() },
      { keys: ['u'], does: 'full screen', run: () => fullScreen() },
      { keys: ['?'], does: 'these keys', run: () => keys.toggleHelp() },
    );
    if (this.app.canClose) list.push({ keys: ['Escape'], does: 'all motions', run: () => this.app.close() });
    keys.bind(list);
  }

  private touch(): void {
    this.dirty = true;
  }

  private aspect(): number {
    const { clientWidth, clientHeight } = this.picture;
    if (clientHeight === 0) return 0;
    return clientWidth / (this.split ? 2 : 1) / clientHeight;
  }

  private get split(): boolean {
    return this.exhibits.length > 1 && this.arrangement === 'side';
  }

  private focus(exhibit: Exhibit | null, out: Vector3): Vector3 {
    if (exhibit) {
      out.copy(exhibit.focus(exhibit.clip.frameAt(this.player.time)));
      return out;
    }
    if (this.track) out.copy(this.track.centre);
    out.y += 0.35 * this.size;
    return out;
  }

  private place(): void {
    const { main, track } = this;
    this.rig.frame(this.focus(main, new Vector3()), main?.heading ?? track?.heading ?? 0, this.size);
    if (!main) this.rig.follow = false;
  }

  private look(view: CameraView): void {
    const focus = this.focus(this.main, new Vector3());
    this.rig.frame(focus, this.main?.heading ?? this.track?.heading ?? 0, this.size);
    this.rig.look(view, this.aspect() || 1, this.main ? this.size : (this.track?.span ?? this.size) * 0.62, this.main ? 0 : 14);
    this.viewChoice.set(view);
    this.followButton.classList.toggle('on', this.rig.follow);
    this.touch();
  }

  private arrange(arrangement: Arrangement): void {
    this.arrangement = arrangement;
    this.arrangementChoice.set(arrangement);
    if (this.exhibits.length > 1) this.exhibits[0].pale = arrangement === 'overlay';
    this.element.classList.toggle('split', this.split);
    if (this.picture.clientHeight > 0) this.look(this.rig.view ?? 'three-quarter');
    this.touch();
  }

  private toggle(layer: keyof Layers): void {
    this.layers[layer] = !this.layers[layer];
    this.show.set(layer, this.layers[layer]);
    for (const exhibit of this.exhibits) exhibit.apply(this.layers);
    if (this.exhibits.length > 1) this.exhibits[0].pale = this.arrangement === 'overlay';
    this.touch();
  }

  private toggleFollow(): void {
    this.rig.follow = !this.rig.follow;
    if (this.rig.follow) this.rig.recentre();
    this.followButton.classList.toggle('on', this.rig.follow);
    this.touch();
  }

  private togglePanel(): void {
    this.element.classList.toggle('no-panel');
    this.element.classList.toggle('with-panel');
  }

  private toggleLoop(): void {
    if (this.player.range) this.player.setRange(null);
    else {
      const half = Math.round(0.5 * this.player.rate);
      this.player.setRange([this.player.whole - half, this.player.whole + half]);
    }
    this.timeline.draw();
  }

  private loopFrom(): void {
    const end = this.player.range?.[1] ?? this.player.last;
    this.player.setRange([this.player.whole, Math.max(end, this.player.whole + 1)]);
    this.timeline.draw();
  }

  private loopTo(): void {
    const begin = this.player.range?.[0] ?? 0;
    this.player.setRange([Math.min(begin, this.player.whole - 1), this.player.whole]);
    this.timeline.draw();
  }

  private choosePath(joint: number, on: boolean): void {
    for (const exhibit of this.exhibits) {
      if (joint >= exhibit.clip.joints.length) continue;
      const chosen = exhibit.paths.chosen.filter((j) => j !== joint);
      exhibit.paths.choose(on ? [...chosen, joint] : chosen);
      exhibit.paths.theme(this.palette);
    }
    this.show.colours((j) => this.main?.paths.colourOf(j) ?? null);
    this.touch();
  }

  private goTo(frame: number): void {
    this.player.playing = false;
    this.player.seek(this.playerFrame(frame));
  }

  private jump(moment: WorstMoment): void {
    this.tints[this.tints.length - 1]?.mark(moment.where);
    this.goTo(moment.frame);
    this.markedFrame = this.player.whole;
  }
  private markedFrame = -1;

  private copyLink(): void {
    const hash = this.app.canClose ? `#i=${this.index}&f=${this.player.whole}` : `#f=${this.player.whole}`;
    const button = this.element.querySelector<HTMLElement>('[title^="Copy a link"]');
    if (button) copyText(window.location.href.replace(/#.*$/, '') + hash, button);
  }

  private drawNow(): void {
    this.dirty = false;
    const { player, app, main } = this;
    const time = player.time;
    if (this.markedFrame >= 0 && Math.abs(player.frame - this.markedFrame) > 0.25 * player.rate) {
      this.tints[this.tints.length - 1]?.clear();
      this.markedFrame = -1;
    }
    this.exhibits.forEach((exhibit, i) => {
      const frame = exhibit.clip.frameAt(time);
      exhibit.show(frame);
      exhibit.figure.tint(this.tints[i].at(frame, this.layers) ? this.tints[i].colours : null);
    });
    this.track?.show(time);
    const focus = this.focus(main, new Vector3());
    this.rig.track(focus.x, focus.y, focus.z);
    this.ground.moveTo(this.rig.controls.target.x, this.rig.controls.target.z);

    const width = this.picture.clientWidth;
    const height = this.picture.clientHeight;
    if (app.stage && width > 0 && height > 0) this.render(app.stage, width, height, focus);

    this.timeline.show();
    if (document.activeElement !== this.frameBox) this.frameBox.value = String(player.whole);
    this.timeText.textContent = `${player.timeOf(player.whole).toFixed(2)} s`;
    this.showControls();
    if (this.gait && this.item.diagram && this.gait.clientWidth > 0) gaitChart(this.gait, this.palette, this.item.diagram, time - player.start);
  }

  private render(stage: NonNullable<App['stage']>, width: number, height: number, focus: Vector3): void {
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    const shadowSize = this.main ? this.size : Math.max(this.size, 0.5 * (this.track?.span ?? 0));
    const shots: Shot[] = [];
    const labels: Parameters<Labels['show']>[] = [];
    if (this.split) {
      const half = width / 2;
      this.exhibits.forEach((exhibit, i) => {
        const here = this.focus(exhibit, new Vector3());
        const camera = i === this.exhibits.length - 1 ? this.rig.camera : this.secondCamera;
        if (camera === this.secondCamera) {
          camera.copy(this.rig.camera);
          if (this.rig.follow) camera.position.add(here).sub(focus);
          camera.updateMatrixWorld();
        }
        shots.push({
          scene: this.scene,
          camera,
          focus: here,
          size: shadowSize,
          prepare: () => {
            this.exhibits.forEach((other, k) => (other.group.visible = k === i));
            this.ground.moveTo(here.x, here.z);
          },
        });
        labels.push([exhibit.labels(exhibit.clip.frameAt(this.player.time)), camera, i * half, half, height]);
      });
    } else {
      for (const exhibit of this.exhibits) exhibit.group.visible = true;
      shots.push({ scene: this.scene, camera: this.rig.camera, focus, size: shadowSize });
      const words = this.main ? this.main.labels(this.main.clip.frameAt(this.player.time)) : (this.track?.labels() ?? []);
      labels.push([words, this.rig.camera, 0, width, height]);
    }
    stage.draw(shots, width, height, ratio);
    for (const exhibit of this.exhibits) exhibit.group.visible = true;
    let used = 0;
    for (const [words, camera, left, wide, high] of labels) used = this.labels.show(words, camera, left, wide, high, used);
    this.labels.end(used);
  }

  private shownPlaying: boolean | null = null;
  private showControls(): void {
    const { player } = this;
    if (this.shownPlaying !== player.playing) {
      this.shownPlaying = player.playing;
      this.playButton.replaceChildren(icon(player.playing ? 'pause' : 'play'));
      this.playButton.title = player.playing ? 'Pause (Space)' : 'Play (Space)';
    }
    this.speedChoice.set(player.speed);
    this.loopButton.classList.toggle('on', player.range !== null);
  }
}

function speedText(speed: number): string {
  return { 1: '1×', 0.5: '½×', 0.25: '¼×', 0.1: '⅒×' }[speed] ?? `${speed}×`;
}

function viewText(view: CameraView): string {
  return { side: 'Side', front: 'Front', top: 'Top', 'three-quarter': '¾' }[view];
}

export function fullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

export function missingWebGL(): HTMLElement {
  return el(
    'div',
    { class: 'no-webgl' },
    el('h2', { text: 'This browser has no WebGL' }),
    el('p', {
      text: 'The figure cannot be drawn without it. Switch on hardware acceleration in the browser’s settings, or open the page in another browser. The timeline and the measures below work all the same.',
    }),
  );
}
