package dev.incipit.validate.subject;

import dev.incipit.url.WebUrl;
import dev.incipit.validate.ValidationReport;
import java.util.List;

/** Results of the sampled links, in sample order. */
public record ProbeResults(List<Probe> sample) {
    public ProbeResults {
        sample = List.copyOf(sample);
    }

    /** What a response says about a link (checks.md §6). */
    public enum Verdict {
        OK,
        DEAD,
        /** Bot protection, timeouts and the like say nothing about the page. */
        UNKNOWN
    }

    /**
     * Result for one link.
     *
     * @param line where the link first appears, from 1
     * @param url without fragment
     * @param answer a phrase such as "404" or "name not found"
     * @param landed target of a permanent redirect to another path; otherwise the address itself
     * @param served whose response it is, after redirects of any kind
     * @param contentType of the response; empty if unknown
     */
    public record Probe(
            int line, WebUrl url, Verdict verdict, String answer, WebUrl landed, WebUrl served, String contentType) {
        /** Returns the result for a link that could not be judged; {@code why} is a phrase. */
        public static Probe unknown(LinkSample.Picked picked, String why) {
            return new Probe(picked.line(), picked.url(), Verdict.UNKNOWN, why, picked.url(), picked.url(), "");
        }

        /** Whether it answers after a permanent redirect to another path. */
        public boolean moved() {
            return !landed.equals(url);
        }
    }

    public List<Probe> with(Verdict verdict) {
        return sample.stream().filter(probe -> probe.verdict() == verdict).toList();
    }

    boolean isDead(String address) {
        return WebUrl.parse(address)
                .map(WebUrl::withoutFragment)
                .map(url -> sample.stream()
                        .anyMatch(probe ->
                                probe.verdict() == Verdict.DEAD && probe.url().equals(url)))
                .orElse(false);
    }

    public ValidationReport.LinkStats stats() {
        int ok = with(Verdict.OK).size();
        int dead = with(Verdict.DEAD).size();
        return new ValidationReport.LinkStats(sample.size(), ok + dead, ok, dead);
    }
}
