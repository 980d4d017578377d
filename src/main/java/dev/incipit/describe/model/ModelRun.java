package dev.incipit.describe.model;

import dev.incipit.describe.ModelCall;
import dev.incipit.describe.ModelCall.Outcome;
import dev.incipit.describe.ModelConfig;
import dev.incipit.fetch.Fanout;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** Makes one run's calls to the model: concurrently, repeated if that helps, within the run's calls, tokens and time. */
public final class ModelRun {
    private static final System.Logger LOG = System.getLogger(ModelRun.class.getName());

    /** How many concurrent requests hosted models accept from one key. */
    private static final int AT_ONCE_MAX = 4;

    /** Requests for one batch: five dialects ({@link ChatDialect}) and one repetition. */
    private static final int REQUESTS_MAX = 6;

    /** Repetitions after a failure that may be temporary. */
    private static final int REPEATS_MAX = 1;

    private static final Duration WAIT_MAX = Duration.ofSeconds(10);
    private static final Duration WAIT_UNNAMED = Duration.ofSeconds(1);

    private final ModelConfig config;
    private final ChatClient client;
    private final Fanout fanout;
    private final TokenBudget budget;
    private final ConcurrentLinkedQueue<ModelCall> calls = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Outcome> failures = new ConcurrentLinkedQueue<>();
    private int unreturned;
    private int place;
    private boolean lacking;
    private boolean interrupted;

    public ModelRun(ModelConfig config, ChatClient client, Fanout fanout) {
        this.config = config;
        this.client = client;
        this.fanout = fanout;
        this.budget = new TokenBudget(config);
    }

    /** Sends prompts until all are answered or a limit is reached; passes on a prompt's position and its lines by id. */
    public void ask(List<Prompt> prompts, BiConsumer<Integer, Map<Integer, String>> answered) {
        place = 0;
        lacking = false;
        unreturned = prompts.size();
        if (Thread.currentThread().isInterrupted()) {
            // Otherwise the first calls would be sent before the interrupt is noticed.
            interrupted = true;
            return;
        }
        try {
            fanout.<Answered>stream(
                    () -> next(prompts),
                    () -> AT_ONCE_MAX,
                    answer -> {
                        unreturned--;
                        answered.accept(answer.place(), answer.lines());
                    },
                    config.timeout());
        } catch (InterruptedException ended) {
            // What the run has is used; the flag tells the caller of the interrupt.
            interrupted = true;
            Thread.currentThread().interrupt();
        }
        if (lacking) {
            budget.exhaust();
        }
    }

    /** Takes prompts in the index's order, so that the last pages go without if too little is left. */
    private Optional<Callable<Answered>> next(List<Prompt> prompts) {
        if (place == prompts.size()) {
            return Optional.empty();
        }
        var prompt = prompts.get(place);
        var dialect = client.dialect();
        lacking = !budget.take(prompt.tokensMax(dialect));
        if (lacking) {
            // The prompt keeps its turn: a call in progress may yet cost less than was reserved for it.
            return Optional.empty();
        }
        int taken = place++;
        return Optional.of(() -> new Answered(taken, lines(prompt, dialect)));
    }

    /** Returns the lines. The first request uses the dialect for which its cost was reserved. */
    private Map<Integer, String> lines(Prompt prompt, ChatDialect first) throws InterruptedException {
        var dialect = first;
        int repeats = 0;
        for (int request = 0; request < REQUESTS_MAX; request++) {
            if (request > 0 && !budget.take(prompt.tokensMax(dialect))) {
                budget.exhaust();
                return Map.of();
            }
            switch (ask(prompt, dialect)) {
                case ChatReply.Lines(var byId, var tokens) -> {
                    budget.settle(prompt.tokensMax(dialect), tokens);
                    return byId;
                }
                case ChatReply.Otherwise(var other, var tokens) -> {
                    budget.settle(prompt.tokensMax(dialect), tokens);
                    dialect = other;
                }
                case ChatReply.Failed failed -> {
                    var wait = wait(failed);
                    if (wait.isEmpty() || repeats++ == REPEATS_MAX) {
                        failures.add(failed.outcome());
                        return Map.of();
                    }
                    Thread.sleep(wait.get());
                }
            }
        }
        return Map.of();
    }

    /** Sends one request and records its outcome; an interrupted call ran out of time. */
    private ChatReply ask(Prompt prompt, ChatDialect dialect) throws InterruptedException {
        long start = System.nanoTime();
        var outcome = Outcome.TIMEOUT;
        try {
            var reply = client.ask(prompt, dialect);
            outcome = switch (reply) {
                case ChatReply.Lines _ -> Outcome.ANSWERED;
                case ChatReply.Otherwise _ -> Outcome.UNSUPPORTED;
                case ChatReply.Failed failed -> failed.outcome();
            };
            if (outcome == Outcome.DENIED) {
                budget.stop();
            }
            return reply;
        } finally {
            calls.add(new ModelCall(outcome, start, Duration.ofNanos(System.nanoTime() - start)));
        }
    }

    /** Returns how long to wait before a repetition; empty if it would not help or the wait is too long. */
    private static Optional<Duration> wait(ChatReply.Failed failed) {
        return switch (failed.outcome()) {
            case LIMITED, FAILED, UNREACHABLE ->
                Optional.of(failed.retryAfter().orElse(WAIT_UNNAMED)).filter(wait -> wait.compareTo(WAIT_MAX) <= 0);
            case ANSWERED, UNSUPPORTED, BROKEN, REFUSED, OVERSIZED, REJECTED, TIMEOUT, DENIED -> Optional.empty();
        };
    }

    public List<ModelCall> calls() {
        return List.copyOf(calls);
    }

    /** Returns a sentence for the run's notes if lines are missing. */
    public Optional<String> caveat(long missing, int lines) {
        if (missing == 0) {
            return Optional.empty();
        }
        // A call that was started and never returned ran out of time.
        var otherwise = unreturned > 0 ? Outcome.TIMEOUT : Outcome.ANSWERED;
        var worst = Stream.concat(failures.stream(), Stream.of(otherwise))
                .max(Enum::compareTo)
                .orElse(otherwise);
        LOG.log(Level.WARNING, "The language model missed " + missing + " of " + lines + " lines; worst: " + worst);
        return Optional.of("The language model " + reason(worst) + "; "
                + (missing == lines ? "all words" : "the words of " + missing + " of " + lines + " lines")
                + " are the site's own.");
    }

    private String reason(Outcome worst) {
        if (interrupted) {
            return "was stopped with the run";
        }
        if (budget.exhausted()) {
            return "reached the limits of one run (llm.max-calls, llm.max-tokens)";
        }
        return switch (worst) {
            case DENIED -> "did not accept the key it was given";
            case TIMEOUT -> "did not answer in time";
            case UNREACHABLE -> "could not be reached";
            case LIMITED -> "was at its rate limit";
            case REFUSED -> "would not write about some pages";
            case REJECTED -> "did not take the question (are llm.base-url and llm.model right?)";
            case OVERSIZED, BROKEN, FAILED, UNSUPPORTED -> "gave answers that could not be used";
            case ANSWERED -> "passed over some pages";
        };
    }

    private record Answered(int place, Map<Integer, String> lines) {}
}
