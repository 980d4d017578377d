package dev.incipit.llmstxt.read;

import dev.incipit.llmstxt.BareAddress;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.Entry.Flaw;
import dev.incipit.llmstxt.Entry.Separator;
import dev.incipit.llmstxt.InlineLink;
import dev.incipit.llmstxt.InlineLinks;
import dev.incipit.llmstxt.Line;
import dev.incipit.llmstxt.Link;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Reads one list item: its link, its notes, and how it differs from {@code - [name](url): notes}. */
public final class EntryReader {
    private static final String DASHES = "-–—‒―";
    private static final String EMPHASIS = "*_";
    /** Signs that are written for the marker of an item, or are one but for the space behind them. */
    private static final String NO_MARKERS = "•·◦▪–—-*・●○■▸►▶➤→✓✔‣⁃";

    private final int number;
    private final String mark;
    private final String text;
    private final String plain;
    private final EnumSet<Flaw> flaws = EnumSet.noneOf(Flaw.class);

    private EntryReader(int number, String mark, String text, String plain) {
        this.number = number;
        this.mark = mark;
        this.text = text;
        this.plain = plain;
    }

    /** Reads the entry with that marker whose text begins at column {@code at} of the line. */
    static Entry read(Line line, String mark, int at) {
        return read(line, mark, at, Set.of());
    }

    private static Entry read(Line line, String mark, int at, Set<Flaw> known) {
        int from = Math.min(at, line.text().length());
        var reader = new EntryReader(
                line.number(), mark, line.text().substring(from), line.plain().substring(from));
        reader.flaws.addAll(known);
        return reader.entry();
    }

    /** Returns whether a line without marker is an entry: it begins with a link, be it after a sign that is none, or is only an address. */
    static boolean standsAlone(Line line) {
        int start = Lines.start(line.plain());
        var plain = line.plain();
        if (start == plain.length()) {
            return false;
        }
        int first = afterNoMarker(plain, start);
        if (first < plain.length() && plain.charAt(first) == '[') {
            var links = InlineLinks.in(line.text(), plain);
            return !links.isEmpty()
                    && links.getFirst().start() == first
                    && !(plain.charAt(start) == '*'
                            && plain.startsWith("*", links.getFirst().end()));
        }
        var rest = plain.strip();
        return BareAddress.lengthAtStart(rest) == rest.length()
                || (rest.startsWith("<")
                        && rest.endsWith(">")
                        && BareAddress.lengthAtStart(rest.substring(1)) == rest.length() - 2);
    }

    /** Reads such a line. */
    static Entry readAlone(Line line) {
        int start = Lines.start(line.plain());
        int first = afterNoMarker(line.plain(), start);
        var mark = line.plain().substring(start, Math.min(first, start + 1));
        return read(line, mark, first, Set.of(Flaw.NO_MARKER));
    }

    private static int afterNoMarker(String plain, int start) {
        return NO_MARKERS.indexOf(plain.charAt(start)) < 0
                ? start
                : CharacterRuns.end(plain, start + 1, here -> here == ' ' || here == '\t' || here == '\u00A0');
    }

    private Entry entry() {
        int start = afterTaskBox();
        int first = afterEmphasis(plain, start);
        var links = InlineLinks.in(text, plain);
        for (var link : links) {
            if (!link.image()) {
                return link.start() == first ? ofLink(link, start) : late(link);
            }
        }
        return MalformedLink.read(text, plain, first).map(this::ofMalformed).orElseGet(() -> withoutLink(first));
    }

    private static int afterEmphasis(String text, int from) {
        return CharacterRuns.end(text, from, here -> EMPHASIS.indexOf(here) >= 0);
    }

    private int afterTaskBox() {
        int start = Lines.start(plain);
        boolean box = start + 2 < plain.length()
                && plain.charAt(start) == '['
                && " xX".indexOf(plain.charAt(start + 1)) >= 0
                && plain.charAt(start + 2) == ']'
                && (start + 3 == plain.length() || plain.charAt(start + 3) == ' ');
        if (!box) {
            return start;
        }
        flaws.add(Flaw.TASK_BOX);
        return start + 3 + Lines.start(plain.substring(start + 3));
    }

    private Entry ofLink(InlineLink link, int start) {
        int rest = link.end();
        if (link.start() > start) {
            flaws.add(Flaw.EMPHASIZED);
            rest = afterEmphasis(text, rest);
        }
        if (link.name().isBlank()) {
            flaws.add(Flaw.EMPTY_NAME);
        }
        if (link.target().isBlank()) {
            flaws.add(Flaw.EMPTY_ADDRESS);
        }
        return withNotes(link.name(), link.target(), text.substring(rest));
    }

    private Entry late(InlineLink link) {
        flaws.add(Flaw.LINK_NOT_FIRST);
        return withNotes(link.name(), link.target(), text.substring(link.end()));
    }

    private Entry ofMalformed(MalformedLink link) {
        flaws.add(link.flaw());
        return withNotes(link.name(), link.target(), text.substring(link.end()));
    }

    private Entry withoutLink(int first) {
        var rest = text.substring(first);
        int angle = rest.startsWith("<") ? 1 : 0;
        int end = angle + BareAddress.lengthAtStart(rest.substring(angle));
        var meant = meant(text, plain);
        if (end > angle) {
            flaws.add(Flaw.BARE_ADDRESS);
            var address = rest.substring(angle, end);
            var link = new Link("", address, Optional.empty());
            return new Entry(number, mark, Optional.of(link), Separator.ABSENT, flaws, meant);
        }
        boolean code = text.contains("](") && !plain.contains("](");
        flaws.add(meant.isPresent() ? Flaw.ADDRESS_IN_TEXT : code ? Flaw.LINK_IN_CODE : Flaw.NO_LINK);
        return new Entry(number, mark, Optional.empty(), Separator.ABSENT, flaws, meant);
    }

    /** Returns the link that a text without links means, if it holds an address. */
    static Optional<Link> meant(String text, String plain) {
        return BareAddress.first(plain)
                .map(address -> address.inItem(text))
                .map(link -> new Link(nameOf(link.name()), link.target(), link.note()));
    }

    private Entry withNotes(String name, String target, String rest) {
        var notes = stripped(rest);
        Separator separator;
        if (notes.isEmpty()) {
            separator = Separator.ABSENT;
        } else if (notes.charAt(0) == ':') {
            separator = Separator.COLON;
            notes = stripped(notes.substring(1));
        } else if (notes.charAt(0) == '：') {
            separator = Separator.WIDE_COLON;
            notes = stripped(notes.substring(1));
        } else if (DASHES.indexOf(notes.charAt(0)) >= 0) {
            separator = Separator.DASH;
            notes = stripped(notes.substring(CharacterRuns.end(notes, 0, here -> DASHES.indexOf(here) >= 0)));
        } else {
            separator = Separator.NONE;
        }
        var note = notes.isEmpty() ? Optional.<String>empty() : Optional.of(notes);
        return new Entry(number, mark, Optional.of(new Link(nameOf(name), target, note)), separator, flaws);
    }

    /** Without spaces of any kind: French sets a no-break space before its colon. */
    private static String stripped(String text) {
        return CharacterRuns.stripped(text, here -> Character.isWhitespace(here) || Character.isSpaceChar(here));
    }

    /** Returns the name without emphasis that encloses all of it. */
    public static String nameOf(String name) {
        var bare = name.strip();
        int start = 0;
        int last = bare.length() - 1;
        while (last - start > 1
                && EMPHASIS.indexOf(bare.charAt(start)) >= 0
                && bare.charAt(last) == bare.charAt(start)) {
            start++;
            last--;
        }
        return bare.substring(start, last + 1).strip();
    }
}
