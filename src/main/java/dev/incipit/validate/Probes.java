package dev.incipit.validate;

import dev.incipit.url.WebUrl;
import java.util.List;

/** What the sampled links answered, in the order of the sample. */
record Probes(List<Probe> sample) {
    Probes {
        sample = List.copyOf(sample);
    }

    /** What an answer says of a link (checks.md §6). */
    enum Verdict {
        OK,
        DEAD,
        /** Bot protection, time-outs and the like say nothing of the page. */
        UNKNOWN
    }

    /**
     * One link's answer.
     *
     * @param line where the link stands first, from 1
     * @param url without fragment
     * @param answer a phrase such as "404" or "name not found"
     * @param landed where a permanent redirect led to another path; the address itself otherwise
     * @param contentType of the answer; empty when unknown
     */
    record Probe(int line, WebUrl url, Verdict verdict, String answer, WebUrl landed, String contentType) {
        /** One of which nothing is known; {@code why} is a phrase. */
        static Probe unknown(LinkSample.Picked picked, String why) {
            return new Probe(picked.line(), picked.url(), Verdict.UNKNOWN, why, picked.url(), "");
        }

        /** Whether it answers by way of a permanent redirect to another path. */
        boolean moved() {
            return !landed.equals(url);
        }
    }

    List<Probe> with(Verdict verdict) {
        return sample.stream().filter(probe -> probe.verdict() == verdict).toList();
    }

    /** Whether the address was sampled and is dead. */
    boolean isDead(String address) {
        return WebUrl.parse(address)
                .map(WebUrl::withoutFragment)
                .map(url -> sample.stream()
                        .anyMatch(probe ->
                                probe.verdict() == Verdict.DEAD && probe.url().equals(url)))
                .orElse(false);
    }

    ValidationReport.LinkStats stats() {
        int ok = with(Verdict.OK).size();
        int dead = with(Verdict.DEAD).size();
        return new ValidationReport.LinkStats(sample.size(), ok + dead, ok, dead);
    }
}
