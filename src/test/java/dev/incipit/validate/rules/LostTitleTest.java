package dev.incipit.validate.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.subject.Linted;
import org.junit.jupiter.api.Test;

final class LostTitleTest {
    private static String reason(String text) {
        return LostTitle.in(Linted.file(text)).map(Finding::message).orElse("");
    }

    @Test
    void aWideMarkIsNone() {
        assertEquals("Line 2: no title, since \"＃\" is no \"#\". Write \"# Name of the site\".", reason("\n＃ Acme\n"));
    }

    @Test
    void aFileThatIsCodeIsToldSo() {
        var fenced = "Line 1: no title, since the file stands in a code block. Remove the marks of the block.";
        assertEquals(fenced, reason("```markdown\n# Acme\n\n## Docs\n```\n"));
        assertEquals(fenced, reason("~~~\n# Acme\n"));
        assertEquals(
                "Line 1: no title, since the text is indented, which makes it code. Remove the indent.",
                reason("    # Acme\n\n    ## Docs\n"));
    }

    @Test
    void ofOtherFilesNothingIsSaid() {
        assertEquals("", reason("Acme\n"));
        assertEquals("", reason("```\nnpm install\n```\n"));
        assertEquals("", reason("```\n# install\nnpm install\n```\n\n## Docs\n"));
        assertEquals("", reason("#hashtag\n"));
        assertEquals("", reason("    # \n"));
        assertEquals("", reason(""));
    }
}
