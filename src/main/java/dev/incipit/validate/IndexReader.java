package dev.incipit.validate;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.OverBudget;
import dev.incipit.fetch.Fanout;
import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchRun;
import dev.incipit.llmstxt.LlmsTxtParser;
import dev.incipit.llmstxt.ParsedLlmsTxt;
import dev.incipit.url.Site;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.probe.FileLocator;
import dev.incipit.validate.probe.ProbeClient;
import dev.incipit.validate.probe.ProbeLimits;
import dev.incipit.validate.recognize.FileContent;
import dev.incipit.validate.subject.SourceText;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * Finds the index file that covers a site or a page, where the linter looks for it, and parses it.
 *
 * @param runs opens the network access for one file; closed with it
 * @param pool parses files
 */
public record IndexReader(Supplier<FetchRun> runs, Fanout fanout, ComputePool pool) {
    /** CPU time for parsing one file: what 500 kB of the worst text take, with room for a cold JVM. */
    private static final Duration PARSE_BUDGET = Duration.ofSeconds(2);

    /** What came of the search. */
    public sealed interface Answer {}

    /**
     * The file.
     *
     * @param url its address, after redirects
     * @param cut whether the file is longer than {@link SourceText#BYTES_MAX} and only its beginning was read
     */
    public record Found(WebUrl url, ParsedLlmsTxt file, boolean cut) implements Answer {}

    /** Why there is none, as a sentence for the caller. */
    public record None(String reason) implements Answer {}

    /** Reads the file that covers an address. Never fails because of the network. */
    public Answer read(Site address) throws InterruptedException {
        try (var web = runs.get()) {
            var client = ProbeClient.by(web, pool, fanout.named(address.home().origin()));
            var robots = client.robots();
            if (!robots.allows(address.home())) {
                return new None("The site's robots.txt does not allow this service to read it.");
            }
            var located = new FileLocator(client, ProbeLimits.DEFAULTS.locating()).locate(address);
            if (!(located.outcome() instanceof Fetched file)) {
                return new None(reason(located.asked(), located.outcome()));
            }
            var source = SourceText.of(file.body());
            if (FileContent.isHtml(source.text())) {
                return new None("No llms.txt was found for this address: " + file.url() + " is a web page.");
            }
            if (!robots.allows(file.url())) {
                return new None("The site's robots.txt does not allow this service to read its llms.txt.");
            }
            var parsed = pool.run(source.bytes(), PARSE_BUDGET, () -> new LlmsTxtParser().parse(source.text()));
            return new Found(file.url(), parsed, source.oversized());
        } catch (OverBudget over) {
            return new None("The llms.txt of this site is too complex to be read.");
        }
    }

    private static String reason(WebUrl asked, FetchOutcome outcome) {
        return switch (outcome) {
            case FetchOutcome.Missing missing ->
                "No llms.txt was found for this address: " + asked + " answers with status " + missing.status() + ".";
            case FetchOutcome.Refused refused ->
                "The site blocks access: " + asked + " answers with status " + refused.status() + ".";
            // The same words as for a name that does not exist (decisions §5).
            case FetchOutcome.Guarded _ -> "The site could not be reached: its name was not found.";
            case FetchOutcome.Unreachable unreachable
            when unreachable.cause() == FetchOutcome.Cause.DNS ->
                "The site could not be reached: its name was not found.";
            case FetchOutcome.Unreachable unreachable -> "The site could not be reached: " + unreachable.detail() + ".";
            case Fetched _ -> "No llms.txt was found for this address.";
        };
    }
}
