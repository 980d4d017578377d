package dev.incipit.describe;

import dev.incipit.compute.ComputePool;
import dev.incipit.compute.Spread;
import dev.incipit.describe.extract.Note;
import dev.incipit.describe.extract.SiteFacts;
import dev.incipit.describe.extract.SiteTexts;
import dev.incipit.html.Page;
import dev.incipit.url.WebUrl;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Describes pages in the site's own words: by a meta description particular to the page, else by the sentence of its beginning
 * that tells the most, or by what another page says of it; with the topics that tell it from the site's other pages. Never
 * repeats the title or another note.
 */
public record ExtractiveDescriber(ComputePool pool) implements Describer {
    private static final Duration BUDGET = Duration.ofSeconds(20);

    /** Of the summary: the check summary-quality (checks.md) allows 30 to 500 characters. */
    public static final int SUMMARY_CHARACTERS_MAX = 300;

    /**
     * {@inheritDoc}
     *
     * @throws dev.incipit.compute.OverBudget if reading the pages takes more than twenty seconds of CPU time
     */
    @Override
    public Description describe(DescribedPage home, List<Page> all, List<DescribedPage> subjects) {
        return pool.complete(BUDGET, () -> described(home, all, subjects));
    }

    private static Description described(DescribedPage home, List<Page> all, List<DescribedPage> subjects) {
        var site = new SiteTexts(all);
        var writer = new SiteSummary(home, subjects, site);
        var summary = writer.text();
        var used = new HashSet<String>();
        var notes = new LinkedHashMap<WebUrl, String>();
        var writers = Spread.over(subjects, subject -> new Note(subject, site));
        for (int i = 0; i < subjects.size(); i++) {
            var subject = subjects.get(i);
            var written = writers.get(i);
            var isHome = subject.page().url().equals(home.page().url());
            // What tells the most of a front page is both summary and note.
            Stream.of(
                            summary.filter(text -> isHome && !written.tellsMoreThan(text)),
                            written.written(isHome ? Set.of() : used))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .ifPresent(note -> {
                        written.use(note, used);
                        notes.put(subject.page().url(), note);
                    });
        }
        // A file without a summary is not taken for an index, so the front page's note is used there too.
        var line = summary.map(writer::defined).or(() -> new Note(home, site).written(Set.of()));
        var background = writer.background(line);
        var said = line.orElse("") + " " + background.orElse("");
        var facts = new SiteFacts(home, all, site).told(said);
        return new Description(
                line,
                Stream.of(background, facts).flatMap(Optional::stream).reduce((one, other) -> one + "\n\n" + other),
                notes);
    }
}
