package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.subject;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table {@code ↵} stands for the end of a line. */
final class CapsTest {
    private static String caps(String text) {
        return Caps.of(subject(text.replace("↵", "\n") + "\n")).stream()
                .map(cap -> cap.tier().word() + " " + cap.most() + " " + cap.id())
                .sorted()
                .toList()
                .toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "# T↵## S↵- [A](/a)                            | []",
                "# T↵Words.                                    | [readiness 40 link-count, structure 40 link-count]",
                "# T↵## S↵- [A](#a)                            | [readiness 40 link-count, structure 40 link-count]",
                "# T↵- [A](/a)                                 | [structure 70 sections-present]",
                "# T↵## S↵Words with [A](/a).                  | []",
                "# T↵## S↵Words.↵# U↵- [A](/a)                 | [structure 70 sections-present]",
                "## S↵- [A](/a)                                | [structure 60 h1-present]",
                "#↵## S↵- [A](/a)                              | [structure 60 h1-present]",
                "T↵===↵## S↵- [A](/a)                          | []",
                "# T↵## S↵- [A](/a)↵- words                    | []",
                "# T↵## S↵- [A](/a)↵- words↵- more words       | [structure 60 list-items]",
                "# T↵## S↵- A: https://a.net/a                 | [structure 60 list-items]"
            })
    void aFileWithoutWhatAllStandsOnIsCapped(String text, String caps) {
        assertEquals(caps, caps(text));
    }

    @Test
    void aHeadingAboveMalformedItemsDoesNotLowerTheCap() {
        assertEquals("[structure 60 list-items, structure 70 sections-present]", caps("# T↵- A: https://a.net/a"));
        assertEquals("[structure 60 list-items]", caps("# T↵## S↵- A: https://a.net/a"));
    }
}
