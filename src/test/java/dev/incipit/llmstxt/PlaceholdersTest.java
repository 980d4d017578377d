package dev.incipit.llmstxt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlaceholdersTest {
    private static String first(String text) {
        int end = Placeholders.endOf(text, 0, text.length());
        return end < 0 ? "none" : text.substring(0, end);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "{{ a }} b            ! {{ a }}",
                "{{name and more      ! {{name",
                "{a}                  ! none",
                "${a} b               ! ${a}",
                "$5                   ! none",
                "<b>a</b>             ! <b>",
                "</b>                 ! </b>",
                "<% a %> b            ! <% a %>",
                "<name and <b>        ! <name",
                "< a                  ! none",
                "<3                   ! none",
                "{% raw %} b          ! {% raw %}",
                "__SITE_NAME__ b      ! __SITE_NAME__",
                "__init__ b           ! none",
                "%SITE_NAME% b        ! %SITE_NAME%",
                "%C3%A9               ! none",
                "TODO: a              ! TODO",
                "TODO                 ! TODO",
                "TODO a               ! none",
                "TODOS                ! none",
                "Lorem ipsum dolor a  ! Lorem ipsum dolor",
                "[your company] a     ! [your company]",
                "[your house]         ! none"
            })
    void whatATemplateLeftIsKnownAtItsBeginning(String text, String placeholder) {
        assertEquals(placeholder, first(text));
    }

    @Test
    void itEndsWithinTheLimit() {
        assertEquals(-1, Placeholders.endOf("TODO", 0, 3));
        assertEquals(4, Placeholders.endOf("{{ab}}", 0, 4));
        assertEquals(-1, Placeholders.endOf("xTODO", 1, 5));
    }
}
