package dev.incipit.validate.probe;

import dev.incipit.fetch.Deadline;
import dev.incipit.validate.subject.LinkSample;
import dev.incipit.validate.subject.LinkSample.Picked;
import dev.incipit.validate.subject.LintedFile;
import dev.incipit.validate.subject.ProbeResults;
import dev.incipit.validate.subject.ProbeResults.Probe;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Requests a sample of a file's links to see whether they are alive: a few at once per host, all within one deadline. */
public record LinkProbe(ProbeClient client, ProbeLimits limits) {
    /** Fetching the robots.txt files may take one part in this many of the deadline. */
    private static final int ROBOTS_SHARE = 4;

    private static final String LATE = "not answered in time";

    /** Returns the results in sample order; a link not answered in time is unknown. */
    public ProbeResults probe(LintedFile file) throws InterruptedException {
        var sample = LinkSample.of(file, limits.linksMax());
        if (sample.isEmpty()) {
            return new ProbeResults(List.of());
        }
        var deadline = Deadline.in(limits.deadline());
        askRobots(sample);
        var round = new Round(sample, new LinkQuestion(client, limits));
        client.fanout().stream(round::next, limits::concurrencyMax, round::answered, deadline.left());
        return new ProbeResults(round.answers());
    }

    /** Returns the sample with no answer, where no request is made. */
    public static ProbeResults unasked(LintedFile file, ProbeLimits limits) {
        return new ProbeResults(LinkSample.of(file, limits.linksMax()).stream()
                .map(picked -> Probe.unknown(picked, LATE))
                .toList());
    }

    /** Fetches robots.txt from all origins at once, so that a slow one delays only its own links. */
    private void askRobots(List<Picked> sample) throws InterruptedException {
        Map<String, Callable<Boolean>> tasks = new LinkedHashMap<>();
        sample.forEach(picked ->
                tasks.putIfAbsent(picked.url().origin(), () -> client.robots().allows(picked.url())));
        client.fanout().run(List.copyOf(tasks.values()), limits.deadline().dividedBy(ROBOTS_SHARE));
    }

    /** One pass over the sample. Only the calling thread changes its state; the threads of the links read the sample. */
    private static final class Round {
        private final List<Picked> sample;
        private final LinkQuestion question;
        private final Probe[] answers;
        private final boolean[] taken;
        private final Map<String, Integer> running = new HashMap<>();

        Round(List<Picked> sample, LinkQuestion question) {
            this.sample = sample;
            this.question = question;
            this.answers = new Probe[sample.size()];
            this.taken = new boolean[sample.size()];
        }

        /** Returns the next link whose host has a free slot. */
        Optional<Callable<Answered>> next() {
            for (int at = 0; at < taken.length; at++) {
                var picked = sample.get(at);
                var host = picked.url().host();
                if (!taken[at] && running.getOrDefault(host, 0) < question.hostConcurrencyMax()) {
                    taken[at] = true;
                    running.merge(host, 1, Integer::sum);
                    int place = at;
                    return Optional.of(() -> new Answered(place, question.ask(picked)));
                }
            }
            return Optional.empty();
        }

        void answered(Answered answer) {
            answers[answer.place()] = answer.probe();
            running.merge(sample.get(answer.place()).url().host(), -1, Integer::sum);
        }

        List<Probe> answers() {
            var all = new ArrayList<Probe>();
            for (int at = 0; at < answers.length; at++) {
                all.add(answers[at] == null ? Probe.unknown(sample.get(at), LATE) : answers[at]);
            }
            return all;
        }
    }

    private record Answered(int place, Probe probe) {}
}
