#pragma once

#include "survey/block_text.h"
#include "survey/checkpoint.h"
#include "survey/coordinator.h"
#include "survey/plan.h"
#include "survey/summary.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace kamisado::survey {

/// The coordinator of a survey: its pieces are blocks of line-ups.
class SurveyCoordinator : public Coordinator {
  public:
    /// With a checkpoint, what it holds is known already; an empty path means none.
    [[nodiscard]] static std::expected<std::unique_ptr<SurveyCoordinator>, std::string>
    open(const Settings& settings, const std::filesystem::path& checkpoint);

    [[nodiscard]] std::optional<std::uint64_t> next() override;
    std::expected<void, std::string> deliver(std::string_view text) override;
    [[nodiscard]] bool is_done() const override { return left_ == 0; }

    [[nodiscard]] const Plan& plan() const { return plan_; }
    [[nodiscard]] const Summary& summary() const { return summary_; }

  private:
    explicit SurveyCoordinator(const Settings& settings);
    std::expected<void, std::string> count(std::string_view text);
    [[nodiscard]] std::optional<std::string> fault_of(const Block& block,
                                                      const std::vector<Task>& tasks) const;

    Plan plan_;
    Summary summary_;
    std::optional<Checkpoint> checkpoint_;
    std::vector<bool> is_finished_; // by block
    std::uint64_t next_ = 0;
    std::uint64_t left_;
};

} // namespace kamisado::survey
