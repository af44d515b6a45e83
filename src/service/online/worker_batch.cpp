// What the worker does with jobs that wait together.

#include "online/worker_impl.h"
#include "storage/life.h"

#include <algorithm>
#include <exception>
#include <thread>

namespace kamisado::online {

namespace {

using storage::DatabaseError;
using storage::DatabaseFault;

constexpr int most_tries_of_a_job = 5; ///< of a job that conflicts with another process
constexpr std::chrono::milliseconds between_attempts{20};

} // namespace

/// Of the database; or of something else, no memory, say: these jobs fail, the next may not.
Worker::Failure Worker::Impl::failure_of(const std::exception& error) {
    const auto* const of_database = dynamic_cast<const DatabaseError*>(&error);
    return {.fault = of_database != nullptr ? of_database->fault() : DatabaseFault::Other,
            .message = error.what()};
}

void Worker::Impl::forget_everything() {
    if (forget_) {
        forget_();
    }
}

void Worker::Impl::fail(std::span<Job> jobs, const Failure& failure) {
    ++failures_;
    for (Job& job : jobs) {
        job.failure = failure;
    }
    const std::scoped_lock lock(mutex_);
    tell(watch_.failed, failure);
}

void Worker::Impl::perform(std::span<Job> jobs) {
    if (jobs.empty()) {
        return;
    }
    try {
        insist([&] { perform_together(jobs); });
    } catch (const DatabaseError& error) {
        if (error.fault() == DatabaseFault::Conflict) {
            std::ranges::for_each(jobs, [this](Job& job) { perform_alone(job); });
        } else {
            fail(jobs, failure_of(error));
        }
    } catch (const std::exception& error) {
        fail(jobs, failure_of(error));
    }
}

/// Two jobs of one transaction may each wait for a row that another process holds; alone, one of
/// the two processes always goes on.
void Worker::Impl::perform_alone(Job& job) {
    const std::span<Job> one(&job, 1);
    for (int attempt = 1; true; ++attempt) {
        try {
            insist([&] { perform_together(one); });
            return;
        } catch (const DatabaseError& error) {
            if (error.fault() != DatabaseFault::Conflict || attempt == most_tries_of_a_job) {
                fail(one, failure_of(error));
                return;
            }
            std::this_thread::sleep_for(between_attempts * attempt);
        } catch (const std::exception& error) {
            fail(one, failure_of(error));
            return;
        }
    }
}

void Worker::Impl::perform_together(std::span<Job> jobs) {
    try {
        for (Job& job : jobs) {
            job.failure.reset(); // it may be the second attempt
            job.postponed.reset();
        }
        storage::in_transaction(*database_, [&] {
            look_at_generation();
            if (settings_.before_transaction) {
                settings_.before_transaction();
            }
            std::ranges::for_each(jobs, [this](Job& job) { run(job); });
        });
        ++transactions_;
        if (settings_.after_commit) {
            settings_.after_commit();
        }
    } catch (...) {
        forget_everything();
        throw;
    }
}

/// What it throws ends the transaction; a job that merely failed is rolled back alone.
void Worker::Impl::run(Job& job) {
    database_->savepoint("job");
    try {
        job.work(*database_);
    } catch (const DatabaseError& error) {
        if (error.fault() == DatabaseFault::Gone || error.fault() == DatabaseFault::Conflict) {
            throw;
        }
        fail({&job, 1}, failure_of(error));
    } catch (const Postponed& postponed) {
        job.postponed = postponed;
        database_->rollback_to("job");
    } catch (const std::exception& error) {
        fail({&job, 1}, failure_of(error));
    }
    if (job.failure) {
        forget_everything();
        roll_back_alone(*job.failure);
    }
    database_->release("job");
}

void Worker::Impl::roll_back_alone(const Failure& failure) {
    try {
        database_->rollback_to("job");
    } catch (const DatabaseError&) {
        // A full disk may have ended the whole transaction: its reason is the one to tell.
        throw DatabaseError(failure.fault, failure.message);
    }
}

void Worker::Impl::look_at_generation() {
    const std::int64_t generation = storage::generation(*database_);
    if (generation_ && *generation_ != generation) {
        forget_everything();
        const std::scoped_lock lock(mutex_);
        tell(watch_.restored, generation);
    }
    generation_ = generation;
}

} // namespace kamisado::online
