package dev.incipit.validate;

import dev.incipit.crawl.RobotsFile;
import dev.incipit.crawl.RobotsRules;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.Fetcher;
import dev.incipit.url.ActingAddresses;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.LinkSample.Picked;
import dev.incipit.validate.Probes.Probe;
import dev.incipit.validate.Probes.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Asks a sample of a file's links whether they are alive: a few at once to each host, all within one deadline. */
final class LinkProbe {
    private static final String PRODUCT_TOKEN = "Incipit";
    /** The share of the time that the hosts' robots.txt may take. */
    private static final int ROBOTS_SHARE = 4;

    private final Fanout fanout;
    private final ProbeLimits limits;

    LinkProbe(Fanout fanout, ProbeLimits limits) {
        this.fanout = fanout;
        this.limits = limits;
    }

    /** The answers in the order of the sample; what was not answered in time is unknown. */
    Probes probe(LintedFile file, Fetcher web) throws InterruptedException {
        var sample = LinkSample.of(file, limits.linksMax());
        if (sample.isEmpty()) {
            return new Probes(List.of());
        }
        long end = System.nanoTime() + limits.deadline().toNanos();
        var closed = closedHosts(sample, web);
        var round = new Round(sample, closed, new LinkQuestion(web, fanout, limits));
        fanout.stream(round::next, limits::concurrencyMax, round::answered, Duration.ofNanos(end - System.nanoTime()));
        return new Probes(round.answers());
    }

    /** The rules of each host of the sample that has any. */
    private Map<String, RobotsRules> closedHosts(List<Picked> sample, Fetcher web) throws InterruptedException {
        var origins = new LinkedHashSet<String>();
        sample.forEach(picked -> origins.add(picked.url().origin()));
        var robots = new RobotsFile(web, PRODUCT_TOKEN);
        List<Callable<Optional<RobotsRules>>> tasks = new ArrayList<>();
        for (var origin : origins) {
            var host = WebUrl.parse(origin + "/");
            tasks.add(() -> host.isEmpty() ? Optional.empty() : rules(robots.ask(host.get())));
        }
        Map<String, RobotsRules> rules = new HashMap<>();
        var answers =
                fanout.run(tasks, limits.deadline().dividedBy(ROBOTS_SHARE)).iterator();
        for (var origin : origins) {
            answers.next().flatMap(answer -> answer).ifPresent(found -> rules.put(origin, found));
        }
        return rules;
    }

    private static Optional<RobotsRules> rules(RobotsFile.Standing standing) {
        return switch (standing) {
            case RobotsFile.Ruled ruled -> Optional.of(ruled.rules());
            case RobotsFile.Shut _ -> Optional.of(RobotsRules.closed());
            case RobotsFile.NotReached _ -> Optional.empty();
        };
    }

    /**
     * One pass over the sample. What changes is touched by the asking thread alone; the links' own threads read the sample and the
     * rules.
     */
    private static final class Round {
        private final List<Picked> sample;
        private final Map<String, RobotsRules> robots;
        private final LinkQuestion question;
        private final Probe[] answers;
        private final boolean[] taken;
        private final Map<String, Integer> running = new HashMap<>();

        Round(List<Picked> sample, Map<String, RobotsRules> robots, LinkQuestion question) {
            this.sample = sample;
            this.robots = robots;
            this.question = question;
            this.answers = new Probe[sample.size()];
            this.taken = new boolean[sample.size()];
        }

        /** The next link whose host has a place free. */
        Optional<Callable<Answered>> next() {
            for (int at = 0; at < taken.length; at++) {
                var picked = sample.get(at);
                var host = picked.url().host();
                if (!taken[at] && isShutOut(picked.url())) {
                    taken[at] = true;
                    answers[at] = unknown(
                            picked,
                            ActingAddresses.isOne(picked.url())
                                    ? "not asked, since asking would do something"
                                    : "robots.txt forbids it");
                } else if (!taken[at] && running.getOrDefault(host, 0) < question.hostConcurrencyMax()) {
                    taken[at] = true;
                    running.merge(host, 1, Integer::sum);
                    int place = at;
                    return Optional.of(() -> new Answered(place, question.ask(picked, this::isShutOut)));
                }
            }
            return Optional.empty();
        }

        private boolean isShutOut(WebUrl url) {
            var rules = robots.get(url.origin());
            return ActingAddresses.isOne(url) || (rules != null && !rules.allows(url));
        }

        void answered(Answered answer) {
            answers[answer.place()] = answer.probe();
            running.merge(sample.get(answer.place()).url().host(), -1, Integer::sum);
        }

        List<Probe> answers() {
            var all = new ArrayList<Probe>();
            for (int at = 0; at < answers.length; at++) {
                all.add(answers[at] == null ? unknown(sample.get(at), "not answered in time") : answers[at]);
            }
            return all;
        }

        private static Probe unknown(Picked picked, String answer) {
            return new Probe(picked.line(), picked.url(), Verdict.UNKNOWN, answer, picked.url(), "");
        }
    }

    private record Answered(int place, Probe probe) {}
}
