package dev.incipit.describe;

import dev.incipit.describe.words.Steering;
import dev.incipit.describe.words.WordForms;
import dev.incipit.html.Page;
import dev.incipit.text.SentenceEdges;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Decides which of a page's own words an index may quote: none that give orders to a model, and none that contain a stranger's
 * address or a key (hostile row 27).
 */
public final class Quotable {
    private static final Pattern ADDRESS = Pattern.compile(
            "(?://|(?<=\\S)@)(?:[^\\s/@]{0,200}@)?([\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,9}|\\[)");

    private static final Pattern KEY =
            Pattern.compile("(?<![\\w-])(?=[\\w.-]{19})(?:sk-(?:[a-z]{2,8}-)?|[sr]k_live_|AKIA|ASIA"
                    + "|gh[pousr]_|github_pat_|glpat-|xox[abprs]-|xapp-|AIza|GOCSPX-|SG\\.|npm_|pypi-|hf_|shpat_|dop_v1_"
                    + "|sq0(?:atp|csp)-|key-|eyJ)(?=[\\w.-]{0,60}\\d)[\\w.-]{16}");

    /** Names that belong to nobody (RFC 2606, RFC 6761); {@code tool@1.2.0} names a version. */
    private static final Pattern NOBODYS = Pattern.compile(
            "127(?:\\.\\d+){3}|0\\.0\\.0\\.0|(?:.+\\.)?(?:localhost|invalid|example\\.(?:com|net|org))");

    private static final Pattern VERSION = Pattern.compile("\\d+(?:\\.\\w[\\w-]*)*");

    /** Shorter labels occur in every other title. */
    private static final int LABEL_MIN = 5;

    private final Page page;
    private final String host;

    /** The letters of the page's title and its site's name, without addresses in them, which prove nothing. */
    private final String title;

    /** Creates a filter for texts of that page, whose own addresses may be quoted. */
    public Quotable(Page page) {
        this.page = page;
        host = page.url().host().replaceFirst("^www\\.", "");
        var metadata = page.metadata();
        var names = metadata.title() + " " + metadata.siteName().orElse("");
        title = Stream.of(names.split("\\s"))
                .filter(word -> !mayHoldAddress(word))
                .map(word -> TextKey.of(word).replace(" ", ""))
                .collect(Collectors.joining());
    }

    /** Returns the text without sentences that contain an address or a key; empty if it gives orders to a model. */
    public String of(String text) {
        if (Steering.in(text)) {
            return "";
        }
        if (!leaks(text)) {
            return text;
        }
        return SentenceEdges.cut(text, page.language()).stream()
                .filter(sentence -> !leaks(sentence))
                .collect(Collectors.joining(" "));
    }

    /** Whether a name or a sentence may be quoted as it is. */
    public boolean is(String text) {
        return !leaks(text) && !Steering.in(text);
    }

    private boolean leaks(String text) {
        return KEY.matcher(text).find()
                || (mayHoldAddress(text)
                        && ADDRESS.matcher(text)
                                .results()
                                .anyMatch(found -> !isOwn(WordForms.lower(found.group(1)), found)));
    }

    private static boolean mayHoldAddress(String text) {
        return text.indexOf('@') >= 0 || text.contains("//");
    }

    /** Whether a mail address's domain is named in the page's title: {@code hello@acme.com} on "Contact – Acme". */
    private boolean isNamedByPage(String named) {
        var labels = named.split("\\.");
        if (labels.length < 2) {
            return false;
        }
        // The label before the ending, or before a two-part ending such as co.uk.
        var last = labels[labels.length - 2];
        var label = last.length() < LABEL_MIN && labels.length > 2 ? labels[labels.length - 3] : last;
        return label.length() >= LABEL_MIN && title.contains(label.replace("-", ""));
    }

    /** The site's own web and mail addresses are the point of a contact page; a word after an @ alone is a handle. */
    private boolean isOwn(String named, MatchResult found) {
        boolean dotted = named.indexOf('.') > 0;
        return (found.group().startsWith("@")
                        && (!dotted || VERSION.matcher(named).matches()))
                || NOBODYS.matcher(named).matches()
                || (found.group().startsWith("@") && isNamedByPage(named))
                || named.equals(host)
                || named.endsWith("." + host)
                || (dotted && host.endsWith("." + named));
    }
}
