package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.items;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NameRulesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Guide](/a): notes                       | pass",
                "[![Guide](/i.png)](/a): notes            | pass",
                "[R](https://a.dev/r/start.md): notes     | pass",
                "[More](https://a.dev/ui/more.md): notes  | pass",
                "[Link](https://a.dev/ui/link.md): notes  | pass",
                "[Link](https://a.dev/ui/link.md)         | fail 5",
                "[Link](https://a.dev/ui/b.md): notes     | fail 5",
                "[R](https://a.dev/b.md): notes           | fail 5",
                "[View all](/a): notes                    | pass",
                "[View all](/a)                           | fail 5",
                "[here](/a): notes                        | fail 5"
            })
    void aNameTellsItsPage(String item, String verdict) {
        assertEquals(verdict, verdict(NameRules.linkText(items("- " + item))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"![](https://a.dev/i.png)", "\u200B", "\u00A0"})
    void whatIsNotSeenIsNoName(String name) {
        var message = NameRules.linkText(items("- [" + name + "](/a): notes")).message();
        assertTrue(message.startsWith("Line 5: no link name."), message);
    }
}
