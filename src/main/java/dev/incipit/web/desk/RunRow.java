package dev.incipit.web.desk;

import dev.incipit.history.EndedRun;
import dev.incipit.history.EndedRun.Door;
import dev.incipit.history.ListedRun;
import dev.incipit.web.layout.Moment;

/** A run as pages show it. */
public record RunRow(ListedRun listed) {
    public EndedRun run() {
        return listed.run();
    }

    public String task() {
        return switch (run().task()) {
            case GENERATE -> "Generate";
            case VALIDATE -> "Validate";
            case READ -> "Read";
        };
    }

    /** The heading of the run's page. */
    public String title() {
        return task() + ": " + site();
    }

    public String site() {
        return run().site().isEmpty() ? "a text" : run().site();
    }

    public String outcome() {
        return switch (run().outcome()) {
            case DONE -> run().task() == EndedRun.Task.VALIDATE ? "passed" : "done";
            case WARNED -> "warnings";
            case FAULTY -> "failed checks";
            case BLOCKED -> "site refused";
            case UNREACHABLE -> "not reached";
            case LEFT -> "broken off";
            case FAILED -> "failed";
        };
    }

    /** The class of the outcome's mark: good, warn or bad. */
    public String mark() {
        return switch (run().outcome()) {
            case DONE -> "good";
            case WARNED, LEFT -> "warn";
            case FAULTY, BLOCKED, UNREACHABLE, FAILED -> "bad";
        };
    }

    public String lasted() {
        return Moment.lasting(run().duration());
    }

    /** A user's address, or a key's name. */
    public String who() {
        return run().door() == Door.PAGE && !run().person().isEmpty()
                ? run().person()
                : KeyNames.of(listed.keyLabel(), listed.keyStart());
    }

    public String door() {
        return switch (run().door()) {
            case API -> "API";
            case MCP -> "agent (MCP)";
            case PAGE -> "page";
        };
    }
}
