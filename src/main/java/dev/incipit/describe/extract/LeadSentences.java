package dev.incipit.describe.extract;

import dev.incipit.describe.DescribedPage;
import dev.incipit.describe.Prose;
import dev.incipit.describe.Quotable;
import dev.incipit.describe.passage.Passage;
import dev.incipit.describe.passage.UnmarkedText;
import dev.incipit.describe.words.Clauses;
import dev.incipit.describe.words.Declarations;
import dev.incipit.describe.words.Openings;
import dev.incipit.describe.words.Sentences;
import dev.incipit.text.TeaserNames;
import dev.incipit.text.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the first sentences of a page: of paragraphs, of the definition below a signature, of the text of a card. */
final class LeadSentences {
    private static final int SENTENCES_MAX = 8;

    /** A page that names another function once leads there. */
    private static final int LISTED_MIN = 2;

    /** Later texts are about a part of the page. */
    private static final int PASSAGES_MAX = 40;

    /** The table of a command's options may stand before what it does. */
    private static final int ROWS_MAX = 400;

    private static final int LABELLED_WORDS_MIN = 6;

    /** The name of a part with its number: "1. Authors of the manual". */
    private static final Pattern NUMBERED = Pattern.compile("^\\d{1,2}(?:\\.\\d{1,2}){0,3}\\.? [^.!?:]{1,120}$");

    /** What stands above a box: its kind in capitals, and its subject. */
    private static final Pattern BOX =
            Pattern.compile("(?:\\p{Lu}{6,}|\\p{Lu}{3,}(?:[ -]\\p{Lu}{3,}){1,5}) \\p{Lu}?\\p{Ll}");

    /** The name of one entry of many: a question, a version, a date. */
    private static final Pattern ENTRY = Pattern.compile("[?？]$|\\d\\.\\d|\\b(?:19|20)\\d\\d\\b");

    /** An entry of a table of contents. */
    private static final Pattern LINK =
            Pattern.compile("\\*{0,2}\\[[^\\[\\]]{1,300}\\]\\([^\\s()]{1,500}\\)\\*{0,2}:?");

    /** What templates join: "Author: A. Miller,."; and the beginning or end of what somebody said in several sentences. */
    private static final Pattern GARBLED = Pattern.compile("[,;:]\\.$|^[“„«][^”“»]*$|^[^“„«”»]*[”»]$");

    private static final int AFTER_HEADING = 3;
    private static final int IN_EQUAL_PART = 6;
    private static final int IN_LIST = 2;

    /** How far a sentence goes before others that stands below a signature. */
    private static final int SIGNED = 3;

    /** Of a sentence that explains the picture above it. */
    private static final int CAPTION = 3;

    private static final int CAPTION_MAX = 140;
    private static final int TOLD_MIN = 2;

    /** The signature or the term before a definition. */
    private static final Pattern TERM =
            Pattern.compile("^(`{1,3}).{1,2000}?\\1[^:`]{0,40}:\\s+|^\\*\\*.{1,200}?\\*\\*[^:*]{0,20}:\\s+");

    private final DescribedPage subject;
    private final SiteTexts site;
    private final Quotable quotable;
    private final Locale language;

    LeadSentences(DescribedPage subject, SiteTexts site, Locale language) {
        this.subject = subject;
        this.site = site;
        this.quotable = new Quotable(subject.page());
        this.language = language;
    }

    /**
     * A sentence of a page.
     *
     * @param text one that can stand alone
     * @param rank how far down the page it stands, from 0
     */
    record Sentence(String text, int rank) {}

    /** Returns the first sentences that say something, in the page's order. */
    List<Sentence> found() {
        var passages = DetailedDescription.first(
                site.words().passages(subject.page()), subject.page().metadata());
        long names = passages.stream().filter(this::isNameOfAnother).count();
        var walk = new Walk(
                passages.stream()
                        .filter(passage -> passage.is(Passage.Kind.HEADING))
                        .map(Passage::text)
                        .collect(Collectors.toSet()),
                names >= LISTED_MIN,
                EqualParts.first(passages, subject, site));
        int end = Math.min(passages.size(), PASSAGES_MAX + 1 + rowsBefore(passages));
        for (int at = 0; at < end && walk.found.size() < SENTENCES_MAX; at++) {
            var passage = passages.get(at);
            if (passage.is(Passage.Kind.HEADING)) {
                if (TeaserNames.isOne(passage.text())) {
                    break;
                }
                walk.enter(passage);
            }
            boolean beforePicture =
                    at + 1 < passages.size() && passages.get(at + 1).isPicture();
            walk.take(passage, beforePicture);
        }
        return walk.found;
    }

    /** Returns how many rows and lines of code the page begins with. */
    private static int rowsBefore(List<Passage> passages) {
        return (int) passages.stream()
                .limit(ROWS_MAX)
                .takeWhile(passage -> passage.is(Passage.Kind.ROW)
                        || passage.is(Passage.Kind.CODE)
                        || passage.is(Passage.Kind.HEADING))
                .count();
    }

    /** What has been met on the way down the page. */
    private final class Walk {
        private final Set<String> headings;
        /** The heading of the first of several equal parts. */
        private final Optional<String> firstOfEqual;

        /** Whether the page lists functions with what is said of each. */
        private final boolean list;

        private final List<Sentence> found = new ArrayList<>();
        private int rank;
        private boolean headed;
        private boolean told;
        /** Whether this is below the heading of a part, which has lowered the rank. */
        private boolean below;

        private boolean ofAnother;
        /** Whether the last passage was the name of what another page is about: what is said next is of that. */
        private boolean named;

        /** Whether the last passage was a function's signature: the next sentence says what it does. */
        private boolean signature;

        private boolean pictured;
        /** Whether it is below a question that is no heading, which something was said before. */
        private boolean answering;

        Walk(Set<String> headings, boolean list, Optional<String> firstOfEqual) {
            this.headings = headings;
            this.list = list;
            this.firstOfEqual = firstOfEqual;
        }

        /** The answer to the first of several questions is about that question, the first release about that release. */
        void enter(Passage heading) {
            boolean equal = !told && firstOfEqual.filter(heading.text()::equals).isPresent();
            boolean part = told || equal || (headed && isPart(heading));
            rank += below || !part ? 0 : equal ? IN_EQUAL_PART : AFTER_HEADING;
            below = part;
            headed = true;
            answering = false;
            ofAnother = OneLiners.isOfAnother(heading, subject.page().url());
        }

        void take(Passage passage, boolean beforePicture) {
            answering |= passage.isQuestion() && found.size() >= TOLD_MIN;
            if (answering) {
                return;
            }
            boolean caption = isCaption(passage, pictured, beforePicture);
            pictured = passage.isPicture();
            var text = unlabelled(Prose.unfurnished(text(passage), subject.title(), language));
            boolean signed = signature;
            signature = Declarations.isSignature(text);
            boolean beneathAnother = named;
            named = list && isNameOfAnother(passage);
            if (ofAnother
                    || beneathAnother
                    || !tells(text)
                    || isOfLinks(passage)
                    || isField(text)
                    || (passage.isBold() && BOX.matcher(passage.text()).lookingAt())
                    || isContents(passage)) {
                return;
            }
            var sentences = sentences(text, LowercaseNames.inCode(passage.markdown()));
            int lower = signed ? -SIGNED : isInList(passage) ? IN_LIST : caption && sentences.size() == 1 ? CAPTION : 0;
            for (var sentence : sentences.subList(0, Math.min(sentences.size(), SENTENCES_MAX - found.size()))) {
                found.add(new Sentence(sentence, rank++ + lower));
                lower = Math.max(0, lower);
            }
            told |= !sentences.isEmpty();
        }

        /** Whether it is an entry of the page's table of contents. */
        private boolean isContents(Passage passage) {
            return passage.is(Passage.Kind.ITEM) && headings.contains(passage.text());
        }
    }

    private boolean isNameOfAnother(Passage passage) {
        return passage.isLinkedSignature()
                && !passage.text().split("\\(", 2)[0].strip().equalsIgnoreCase(subject.title())
                && OneLiners.leadsElsewhere(passage, subject.page().url());
    }

    private static boolean isCaption(Passage passage, boolean afterPicture, boolean beforePicture) {
        return passage.text().length() <= CAPTION_MAX && (afterPicture || (beforePicture && passage.isBold()));
    }

    /** An entry that starts with the term that it defines is no mere entry. */
    private static boolean isInList(Passage passage) {
        return passage.is(Passage.Kind.ITEM)
                && !TERM.matcher(passage.markdown()).find();
    }

    private boolean isPart(Passage heading) {
        return ENTRY.matcher(heading.text()).find()
                && Collections.disjoint(
                        site.words().terms().keysOfName(heading.text()),
                        site.words().terms().keysOfName(subject.title()));
    }

    private static boolean isOfLinks(Passage passage) {
        return OneLiners.isListOfLinks(passage.markdown())
                || LINK.matcher(passage.markdown()).matches();
    }

    /** Whether a line is one that many pages have with another value: "Defined in: tide.c". */
    private boolean isField(String text) {
        return !Sentences.isWhole(text) && site.machine().has(text);
    }

    /** Returns the sentence behind a label that many pages have: "How to know: …". */
    private String unlabelled(String text) {
        var rest = site.machine().unlabelled(text);
        return Sentences.isWhole(rest)
                        && !rest.endsWith(":")
                        && !rest.contains(": ")
                        && Words.count(rest) >= LABELLED_WORDS_MIN
                ? rest
                : text;
    }

    private static String text(Passage passage) {
        return switch (passage.kind()) {
            case TEXT -> passage.text();
            case ITEM -> UnmarkedText.of(TERM.matcher(passage.markdown()).replaceFirst(""));
            case HEADING, ROW, CODE -> "";
        };
    }

    private boolean tells(String text) {
        return !text.isEmpty()
                && (site.repeats().isOwn(text, subject.page())
                        || site.oneLiners().about(subject.page().url()).contains(text))
                && !Prose.answers(text)
                && !NUMBERED.matcher(text).find()
                && !Declarations.isSignature(text)
                && !LabelledFacts.isIn(text)
                && subject.isToldBy(quotable.of(text));
    }

    /** Returns the sentences of a text that can stand alone. */
    List<String> sentences(String text) {
        return sentences(text, Set.of());
    }

    private List<String> sentences(String text, Set<String> names) {
        return site.lowercase().cut(quotable.of(text), names, language).stream()
                .map(Clauses::main)
                .flatMap(sentence -> Clauses.closed(sentence, language).stream())
                .filter(sentence -> !Prose.advertises(sentence) && !Prose.refers(sentence) && !isEnd(sentence))
                .filter(sentence -> !GARBLED.matcher(sentence).find() && !Prose.isOfPost(sentence))
                .toList();
    }

    /** Whether a sentence began before something that is no text: "and asked for help." below what somebody wrote. */
    private static boolean isEnd(String sentence) {
        return Character.isLowerCase(sentence.codePointAt(0)) && Openings.continues(sentence);
    }
}
