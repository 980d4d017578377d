package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.FrameNames.Part;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

final class FrameNamesTest {
    private static Optional<Part> part(String tag, String id) {
        return FrameNames.byId(new Element(tag).attr("id", id));
    }

    @Test
    void shortNamesTellAPartOfThePageAsIdsOfBoxesAlone() {
        assertEquals(Optional.of(Part.HEAD), part("div", "hd"));
        assertEquals(Optional.of(Part.MENU), part("div", "gnb"));
        assertEquals(Optional.of(Part.SIDE_MENU), part("div", "lnb"));
        assertEquals(Optional.of(Part.ASIDE), part("div", "aside"));
        assertEquals(Optional.of(Part.FOOT), part("div", "ft"));
        assertEquals(Optional.empty(), part("span", "ft"));
        assertEquals(Optional.empty(), part("div", "ft_link"));
        assertEquals(Optional.empty(), FrameNames.byId(new Element("div").addClass("ft")));
    }

    @Test
    void namesAreJoinedWithFurtherOnes() {
        assertEquals(Set.of("a", "b", "c"), FrameNames.with(Set.of("a"), "b c"));
    }
}
