package dev.incipit.html.dom;

import dev.incipit.text.Words;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/** What sites of one country or one kind of software call the parts around a page's text. */
public final class FrameNames {
    /** Classes and ids of the menu of a whole site, in Japan. */
    public static final Set<String> MENUS =
            Words.table("gnav gnavi g-nav g-navi globalnav global-nav globalnavi global-navi hnav headernav");

    /** Classes and ids of the menu of a part of a site, in Japan. */
    public static final Set<String> SIDE_MENUS = Words.table("lnav localnav local-nav localnavi local-navi");

    /** Classes and ids of the path from the home page to a page, in Japan, Germany, France, Spain, Portugal, Italy, the Netherlands. */
    public static final Set<String> PATHS = Words.table("""
            topicpath topic-path topic_path pankuzu pan_kuzu rootline klickpfad brotkrumen brotkrume brotkrumel
            arbo ariane fil-ariane fil_ariane filariane migas migas-de-pan migalhas briciole kruimelpad pathway youarehere""");

    /** Korean sites (global, top, local and side navigation bar) and Gnuboard; as parts of class names these letters say nothing. */
    private static final Map<String, Part> BY_ID = Map.of(
            "hd", Part.HEAD,
            "gnb", Part.MENU,
            "tnb", Part.MENU,
            "lnb", Part.SIDE_MENU,
            "snb", Part.SIDE_MENU,
            "aside", Part.ASIDE,
            "ft", Part.FOOT);

    private FrameNames() {}

    /** A part of a page that an id tells. */
    public enum Part {
        HEAD,
        MENU,
        SIDE_MENU,
        ASIDE,
        FOOT
    }

    /** Returns the part that the id of a box, which may be any, tells. */
    public static Optional<Part> byId(Element box) {
        return box.nameIs("div") ? Optional.ofNullable(BY_ID.get(box.id().toLowerCase(Locale.ROOT))) : Optional.empty();
    }

    /** Some of these names and further ones, separated by white space. */
    public static Set<String> with(Set<String> names, String more) {
        return Stream.concat(names.stream(), Words.table(more).stream()).collect(Collectors.toUnmodifiableSet());
    }
}
