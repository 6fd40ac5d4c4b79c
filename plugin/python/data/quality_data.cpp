// SPDX-License-Identifier: MIT
// Contacts and the quality of a motion, as rows of numbers.
#include "figure/quality/quality.h"

#include "figure/contact/contact_options_table.h"
#include "figure/quality/quality_series.h"
#include "figure/quality/quality_table.h"
#include "figure/quality/quality_verdict.h"
#include "python/bindings.h"
#include "python/call/arrays.h"
#include "python/call/engine_call.h"
#include "python/call/keyword_options.h"
#include "python/call/words.h"
#include "python/data/measured_quality.h"

namespace footfall::python {
namespace {

py::array_t<double> rangeColumn(const Contacts& contacts, TimeRange Contact::*range) {
  std::vector<double> times;
  for (const Contact& contact : contacts) {
    times.push_back((contact.*range).start);
    times.push_back((contact.*range).end);
  }
  return handedOver(std::move(times), {signedSize(contacts.size()), 2});
}

py::array_t<double> positionColumn(const Contacts& contacts, Vec3 Contact::*position) {
  std::vector<Vec3> positions;
  for (const Contact& contact : contacts) positions.push_back(contact.*position);
  return positionArray(std::move(positions));
}

py::dict contactRows(const ContactReport& report) {
  py::dict rows;
  std::vector<int> legs;
  for (const Contact& contact : report.contacts) legs.push_back(contact.leg);
  py::list names;
  for (const Leg& leg : report.limbs.legs) names.append(pythonText(leg.name));
  rows["leg_names"] = names;
  rows["legs"] = handedOver(std::move(legs));
  rows["times"] = rangeColumn(report.contacts, &Contact::time);
  rows["heel_times"] = rangeColumn(report.contacts, &Contact::heel);
  rows["ball_times"] = rangeColumn(report.contacts, &Contact::ball);
  rows["heel_positions"] = positionColumn(report.contacts, &Contact::heelPosition);
  rows["ball_positions"] = positionColumn(report.contacts, &Contact::ballPosition);
  rows["first_frame"] = report.firstFrame;
  rows["ground"] = py::make_tuple(report.ground.height, report.ground.drift, report.ground.roughness);
  return rows;
}

// #frames by #legs: whether any part of the foot touches, and its heel and its ball.
py::tuple contactMasks(const Motion& motion, const ContactReport& report) {
  const py::ssize_t frames = signedSize(motion.frames()), legs = signedSize(report.limbs.legs.size());
  const auto fill = [&](TimeRange Contact::*range) {
    py::array_t<bool> mask({frames, legs});
    bool* out = mask.mutable_data();
    std::fill(out, out + frames * legs, false);
    for (const Contact& contact : report.contacts) {
      const TimeRange& time = contact.*range;
      if (time.end <= time.start) continue;
      const FrameSpan span = framesWithin(motion, time);
      for (std::size_t f = span.first; f < span.end && f < motion.frames(); ++f)
        out[static_cast<py::ssize_t>(f) * legs + contact.leg] = true;
    }
    return mask;
  };
  return py::make_tuple(fill(&Contact::time), fill(&Contact::heel), fill(&Contact::ball));
}

py::list measureRows(const MeasuredQuality& measured) {
  py::list rows;
  for (const NamedStatistic& named : measuresOf(measured.report)) {
    const QualityStatistic& m = named.measure;
    py::dict row;
    row["name"] = named.name;
    row["unit"] = named.unit;
    row["applies"] = m.applies;
    row["mean"] = m.mean * named.scale;
    row["p999"] = m.high * named.scale;
    row["max"] = m.max * named.scale;
    row["frame"] = m.frame;
    row["where"] =
        m.applies ? placeName(named.name, m.item, measured.report, measured.motion->skeleton) : std::string();
    rows.append(row);
  }
  return rows;
}

py::list seriesRows(const MeasuredQuality& measured) {
  std::vector<SeriesOfMeasure> series = qualitySeries(*measured.motion, measured.report);
  py::list rows;
  for (SeriesOfMeasure& each : series) {
    py::dict row;
    row["name"] = each.name;
    row["title"] = each.title;
    row["unit"] = each.unit;
    row["values"] = handedOver(std::move(each.values));
    row["items"] = handedOver(std::move(each.items));
    rows.append(row);
  }
  return rows;
}

py::list worstRows(const MeasuredQuality& measured, std::size_t count) {
  const std::vector<SeriesOfMeasure> series = qualitySeries(*measured.motion, measured.report);
  py::list rows;
  for (const WorstMoment& moment : worstMoments(*measured.motion, measured.report, series, count)) {
    py::dict row;
    row["frame"] = moment.frame;
    row["measure"] = series[moment.series].name;
    row["unit"] = series[moment.series].unit;
    row["value"] = moment.value;
    row["severity"] = moment.severity;
    row["where"] = moment.where;
    row["sentence"] = moment.sentence;
    rows.append(row);
  }
  return rows;
}

std::shared_ptr<MeasuredQuality> check(const std::shared_ptr<Motion>& motion,
                                       const std::shared_ptr<Terrain>& ground, int threads) {
  QualityOptions options;
  options.ground = ground;
  options.threads = threads;
  return engineCall([&] {
    return std::make_shared<MeasuredQuality>(MeasuredQuality{motion, measureQuality(*motion, options)});
  });
}

}  // namespace

void bindQuality(py::module_& module) {
  py::class_<ContactReport, std::shared_ptr<ContactReport>>(module, "Contacts")
      .def("rows", &contactRows)
      .def("masks",
           [](const ContactReport& report, const Motion& motion) { return contactMasks(motion, report); });
  py::class_<MeasuredQuality, std::shared_ptr<MeasuredQuality>>(module, "Quality")
      .def("measures", &measureRows)
      .def("motion", [](const MeasuredQuality& m) { return std::const_pointer_cast<Motion>(m.motion); })
      .def("table",
           [](const MeasuredQuality& m) {
             return qualityTable(m.report, m.motion->skeleton,
                                 judgedMeasures(*m.motion, m.report, QualityProfile::Film));
           })
      .def("series", &seriesRows)
      .def("worst", &worstRows)
      .def_property_readonly("frames", [](const MeasuredQuality& m) { return m.report.frames; })
      .def("contacts",
           [](const MeasuredQuality& m) { return std::make_shared<ContactReport>(m.report.contacts); })
      .def("centre_of_mass", [](const MeasuredQuality& m) { return positionArray(m.report.centreOfMass); });
  module.def("find_contacts", [](const Motion& motion, const py::dict& keywords, int threads) {
    ContactOptions options;
    applyKeywords(keywords, contactOptionsTable(), options);
    options.threads = threads;
    return engineCall([&] { return std::make_shared<ContactReport>(detectContacts(motion, options)); });
  });
  module.def("check", &check, py::arg("motion"), py::arg("ground").none(true), py::arg("threads"));
}

}  // namespace footfall::python
