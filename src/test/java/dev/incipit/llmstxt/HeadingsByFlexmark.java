package dev.incipit.llmstxt;

import com.vladsch.flexmark.ast.Heading;
import com.vladsch.flexmark.parser.Parser;
import java.util.ArrayList;
import java.util.List;

/** What another reader, a full CommonMark parser, takes for headings. */
final class HeadingsByFlexmark {
    private HeadingsByFlexmark() {}

    /** The texts of the document's own headings of level 1 and 2. */
    static List<String> upToLevel2(String markdown) {
        var found = new ArrayList<String>();
        for (var node : Parser.builder().build().parse(markdown).getChildren()) {
            if (node instanceof Heading heading && heading.getLevel() <= 2) {
                found.add(heading.getText().toString());
            }
        }
        return found;
    }
}
