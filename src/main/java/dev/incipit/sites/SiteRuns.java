package dev.incipit.sites;

import dev.incipit.compute.Tenant;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.generate.Generator;
import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.Problem;
import dev.incipit.problem.SiteBlocked;
import dev.incipit.problem.SiteUnreachable;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Runs sites, each to one result with its cost. Thread-safe; one for the whole process. */
public final class SiteRuns {
    private static final System.Logger LOG = System.getLogger(SiteRuns.class.getName());

    private final Generator generator;
    private final ProcessorShares shares = ProcessorShares.ofProcess();

    public SiteRuns(Generator generator) {
        this.generator = generator;
    }

    /**
     * Runs one site. Whatever becomes of it is a result; a fault of the program is logged and a result, too.
     *
     * @param published changes the addresses in a file to those at which the file will be published
     * @throws InterruptedException if the run was interrupted, even if it has something to show: that would not be whole
     */
    public SiteResult run(GenerateOrder order, UnaryOperator<String> published) throws InterruptedException {
        // The sites of a list take turns at an address that they share, so that none waits behind the pages of all
        // others.
        return new Tenant(order.site().home().host()).call(() -> metered(order, published));
    }

    private SiteResult metered(GenerateOrder order, UnaryOperator<String> published) throws InterruptedException {
        try (var share = shares.begin()) {
            var outcome = share.meter().call(() -> outcome(order, published));
            if (Thread.interrupted()) {
                throw new InterruptedException("the run was interrupted");
            }
            return outcome.apply(share.end());
        }
    }

    private Function<SiteCost, SiteResult> outcome(GenerateOrder order, UnaryOperator<String> published)
            throws InterruptedException {
        try {
            var generated = generator.generate(order, _ -> {});
            return written(generated, published);
        } catch (SiteBlocked refusal) {
            return cost -> new SiteResult.Blocked(refusal.getMessage(), cost);
        } catch (SiteUnreachable away) {
            return cost -> new SiteResult.Unreachable(away.getMessage(), cost);
        } catch (Problem problem) {
            return cost -> new SiteResult.Failed(problem.getMessage(), cost);
        } catch (RuntimeException bug) {
            LOG.log(
                    Level.ERROR,
                    "a run ended by a fault: " + order.site().home().withoutQuery(),
                    bug);
            return cost -> new SiteResult.Failed("Internal error: " + bug + ".", cost);
        }
    }

    private static Function<SiteCost, SiteResult> written(Generated generated, UnaryOperator<String> published) {
        var files = new ArrayList<WrittenFile>();
        generated.llmsTxt().ifPresent(text -> files.add(WrittenFile.of(FileType.INDEX_NAME, published.apply(text))));
        generated.llmsFullTxt().ifPresent(text -> files.add(WrittenFile.of(FileType.FULL_NAME, published.apply(text))));
        var report = generated.report();
        return cost -> new SiteResult.Written(
                report.scope().domain(),
                files,
                generated.notes(),
                report.pages().size(),
                cost);
    }
}
