package dev.incipit.html.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PruningTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 16, 17, 100})
    void whatStaysKeepsItsOrder(int removed) {
        var list = new Element("ul");
        var dead = new ArrayList<Node>(List.of(new Element("li")));
        for (int i = 0; i < 120; i++) {
            var item = list.appendElement("li").appendChild(new TextNode(" " + i));
            if (i < removed) {
                dead.add(item);
            }
        }
        list.appendChild(new TextNode(" end"));
        Pruning.remove(dead);
        assertEquals(121 - removed, list.childNodeSize());
        var expected = new StringBuilder();
        for (int i = removed; i < 120; i++) {
            expected.append(i).append(' ');
        }
        assertEquals(expected.append("end").toString(), list.text());
    }

    @Test
    void theChildrenOfWhatIsUnwrappedStandInItsPlace() {
        var body = Jsoup.parseBodyFragment("a<b>b<b>c</b><b></b>d</b>e<p><b>f</b></p>")
                .body();
        Pruning.unwrap(body.select("b"));
        body.ownerDocument().outputSettings().prettyPrint(false);
        assertEquals("abcde<p>f</p>", body.html());
        assertEquals("abcdef", body.wholeText());
    }

    @Test
    void unwrappingManyCostsTheirNumber() {
        var body = Jsoup.parseBodyFragment("<b>a</b>".repeat(150_000)).body();
        ProcessorTime.assertAtMost(Duration.ofSeconds(3), () -> Pruning.unwrap(body.select("b")));
        assertEquals(150_000, body.childNodeSize());
    }
}
