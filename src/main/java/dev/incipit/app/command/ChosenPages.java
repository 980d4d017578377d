package dev.incipit.app.command;

import dev.incipit.IncipitSettings;
import dev.incipit.app.UseCases;
import dev.incipit.app.files.PublishedAddress;
import dev.incipit.app.process.QuickEnd;
import dev.incipit.app.source.Source;
import dev.incipit.compute.ComputePool;
import dev.incipit.crawl.CrawlReport;
import dev.incipit.describe.AnswerCache;
import dev.incipit.fetch.FolderSite;
import dev.incipit.fetch.KeptAnswers;
import dev.incipit.generate.Generator;
import dev.incipit.generate.RunOptions;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.Site;
import dev.incipit.url.SiteExtent;
import java.io.IOException;
import java.util.Optional;

/** The pages of one run: its site, and what reads them where they are. */
final class ChosenPages {
    private final RunOptions options;
    private final UseCases useCases;
    private final Optional<FolderSite> folder;
    private final Site site;

    /**
     * @param cache of a language model's answers
     * @param kept the site's answers to earlier runs, if it is asked over the network
     * @throws InvalidInput if the source is no site, or an option does not go with it
     */
    ChosenPages(
            Source source,
            RunOptions options,
            IncipitSettings settings,
            Optional<AnswerCache> cache,
            Optional<KeptAnswers> kept)
            throws IOException {
        this.options = options;
        switch (source) {
            case Source.Address(var text) -> {
                folder = Optional.empty();
                QuickEnd.prepare();
                useCases = UseCases.of(settings, ComputePool.ofCommand(), cache, kept);
                site = GenerateCommand.site(useCases.sites(), text);
            }
            case Source.Folder(var path, var base) -> {
                if (!options.extent().hosts().isEmpty()) {
                    throw new InvalidInput("--also goes with an address: a folder has the pages of one host.");
                }
                var opened = new FolderSite(path, base, settings.fetch());
                folder = Optional.of(opened);
                useCases = UseCases.ofFolder(settings, opened, cache);
                site = new Site(base.toString(), base, false);
            }
        }
    }

    Site site() {
        return site;
    }

    RunOptions options() {
        return options;
    }

    Generator generator() {
        return useCases.generator();
    }

    /** How addresses in the files differ from those that are crawled; a folder is read under the published ones. */
    PublishedAddress published() {
        return PublishedAddress.of(site, folder.isPresent() ? Optional.empty() : options.published());
    }

    /** Says how many pages of a folder nothing leads to, if the run was to read them all. */
    Optional<String> unread(CrawlReport report) throws IOException {
        boolean all = options.extent().equals(SiteExtent.WHOLE) && !report.budgetReached() && !report.deadlineReached();
        int unread = folder.isPresent() && all ? folder.get().unread() : 0;
        return unread == 0
                ? Optional.empty()
                : Optional.of((unread == 1 ? "1 page of the folder was" : unread + " pages of the folder were")
                        + " not read: no link and no sitemap leads there.");
    }
}
