package dev.incipit.describe;

import dev.incipit.html.Page;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Describes pages in the site's own words: a meta description where it is particular to its page, else the first sentences of
 * the content, and the page's sub-headings where there is room; never the title again, never the same twice.
 */
public final class ExtractiveDescriber implements Describer {
    /** Of a note. */
    static final int NOTE_CHARACTERS_MAX = 220;

    /** Of the summary: what the readiness check summary-quality allows, less a margin. */
    static final int SUMMARY_CHARACTERS_MAX = 300;

    /** Of a note's sentences, so that sub-headings have room. */
    private static final int SENTENCE_CHARACTERS_MAX = 160;

    private static final int LEAD_PARAGRAPHS_MAX = 3;
    private static final int ALIKE_CHARACTERS = 40;
    private static final int SUMMARY_CHARACTERS_MIN = 40;
    private static final int BACKGROUND_CHARACTERS_MIN = 60;
    private static final int BACKGROUND_CHARACTERS_MAX = 600;
    private static final int TOPICS_ROOM_MIN = 20;
    private static final int TOPIC_CHARACTERS_MAX = 60;

    @Override
    public Description describe(Subject home, List<Page> all, List<Subject> subjects) {
        var particulars = new Particulars(all);
        var summary = summary(home, particulars);
        var used = new HashMap<String, WebUrl>();
        summary.ifPresent(text -> used.put(Prose.key(text), home.page().url()));
        var notes = new LinkedHashMap<WebUrl, String>();
        for (var subject : subjects) {
            note(subject, particulars, used.keySet()).ifPresent(note -> {
                used.put(Prose.key(note), subject.page().url());
                notes.put(subject.page().url(), note);
            });
        }
        return new Description(summary, background(home, summary), notes);
    }

    private static Optional<String> summary(Subject home, Particulars particulars) {
        var language = language(home.page());
        var meta = home.page().metadata().description().map(Particulars::fold).filter(text -> says(text, home.title()));
        return Stream.concat(
                        meta.filter(ExtractiveDescriber::isSummaryLong).stream(),
                        home.page().paragraphs().stream().map(Particulars::fold).filter(particulars::isOwn))
                .filter(text -> says(text, home.title()))
                .map(text -> Sentences.fit(text, SUMMARY_CHARACTERS_MAX, language))
                .filter(ExtractiveDescriber::isSummaryLong)
                .findFirst()
                .or(() -> meta);
    }

    private static boolean isSummaryLong(String text) {
        return text.length() >= SUMMARY_CHARACTERS_MIN || Prose.isDense(text);
    }

    private static Optional<String> background(Subject home, Optional<String> summary) {
        var language = language(home.page());
        return home.page().paragraphs().stream()
                .map(Particulars::fold)
                .filter(text -> text.length() >= BACKGROUND_CHARACTERS_MIN && Prose.tells(text))
                .filter(text ->
                        Sentences.isWhole(text) && !text.endsWith(":") && !Character.isLowerCase(text.charAt(0)))
                .filter(text -> speaksOf(home.title(), text))
                .filter(text -> summary.isEmpty() || !overlap(text, summary.get()))
                .map(text -> Sentences.fit(text, BACKGROUND_CHARACTERS_MAX, language))
                .findFirst();
    }

    /** Whether a text of the home page is about the site: it names it, or says "this". */
    private static boolean speaksOf(String name, String text) {
        var key = Prose.key(text);
        return key.contains(Prose.key(name)) || key.startsWith("this ");
    }

    /** Whether one text holds the other, or both begin alike. */
    private static boolean overlap(String one, String other) {
        var a = Prose.key(one);
        var b = Prose.key(other);
        var start = Math.min(ALIKE_CHARACTERS, Math.min(a.length(), b.length()));
        return a.contains(b) || b.contains(a) || a.substring(0, start).equals(b.substring(0, start));
    }

    private static Optional<String> note(Subject subject, Particulars particulars, Set<String> used) {
        var page = subject.page();
        var language = language(page);
        var meta = page.metadata()
                .description()
                .map(Particulars::fold)
                .filter(particulars::isOwn)
                .map(text -> completed(text, page))
                .filter(text -> says(text, subject.title()));
        var sentence = Stream.concat(meta.stream(), lead(subject, particulars).stream())
                .map(text -> Sentences.fit(text, SENTENCE_CHARACTERS_MAX, language))
                .filter(text -> says(text, subject.title()) && !used.contains(Prose.key(text)))
                .findFirst();
        var note = sentence.map(text -> withTopics(text, subject, particulars))
                .or(() -> topics(subject, particulars, NOTE_CHARACTERS_MAX))
                .or(() -> anyText(subject));
        return note.filter(text -> !used.contains(Prose.key(text)));
    }

    /** The first paragraphs of the page as one text, each ended as a sentence is. */
    private static Optional<String> lead(Subject subject, Particulars particulars) {
        var paragraphs = subject.page().paragraphs().stream()
                .map(Particulars::fold)
                .filter(text -> particulars.isOwn(text) && says(text, subject.title()))
                .toList();
        var telling = paragraphs.stream().filter(text -> !text.endsWith(":")).toList();
        var lead = Sentences.joined((telling.isEmpty() ? paragraphs : telling)
                .stream().limit(LEAD_PARAGRAPHS_MAX).toList());
        return Optional.of(lead).filter(text -> !text.isEmpty());
    }

    /** Generators take the first line of a page for its meta description, and cut it in mid-sentence: the text goes on. */
    private static String completed(String meta, Page page) {
        return Sentences.isWhole(meta)
                ? meta
                : page.paragraphs().stream()
                        .map(Particulars::fold)
                        .filter(text -> text.startsWith(meta))
                        .findFirst()
                        .orElse(meta);
    }

    /** A sentence that other pages say too: better than none, as long as no other note says it. */
    private static Optional<String> anyText(Subject subject) {
        return subject.page().paragraphs().stream()
                .map(Particulars::fold)
                .filter(text -> says(text, subject.title()))
                .map(text -> Sentences.fit(text, SENTENCE_CHARACTERS_MAX, language(subject.page())))
                .findFirst();
    }

    /** Whether a text adds to the title. */
    private static boolean says(String text, String title) {
        var key = Prose.key(text);
        return Prose.tells(text)
                && !key.equals(Prose.key(title))
                && !Prose.key(title).contains(key);
    }

    private static String withTopics(String sentence, Subject subject, Particulars particulars) {
        var room = NOTE_CHARACTERS_MAX - sentence.length() - 3;
        return topics(subject, particulars, room)
                .filter(_ -> room >= TOPICS_ROOM_MIN)
                .map(topics -> sentence + " (" + topics + ")")
                .orElse(sentence);
    }

    /** The page's own sub-headings, as many as fit. */
    private static Optional<String> topics(Subject subject, Particulars particulars, int charactersMax) {
        var title = Prose.key(subject.title());
        var topics = new StringBuilder();
        var seen = new HashMap<String, Boolean>();
        for (var heading : subject.page().headings()) {
            var text = Particulars.fold(heading.text());
            var key = Prose.key(text);
            if (heading.level() == 1
                    || key.isEmpty()
                    || title.contains(key)
                    || !particulars.isOwnHeading(text)
                    || text.length() > TOPIC_CHARACTERS_MAX
                    || seen.put(key, true) != null) {
                continue;
            }
            if (topics.length() + text.length() + 2 > charactersMax) {
                break;
            }
            topics.append(topics.isEmpty() ? "" : "; ").append(text);
        }
        return topics.isEmpty() ? Optional.empty() : Optional.of(topics.toString());
    }

    private static Locale language(Page page) {
        return Locale.forLanguageTag(page.metadata().language().orElse("en"));
    }
}
