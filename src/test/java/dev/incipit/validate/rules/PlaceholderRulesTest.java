package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.subject;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlaceholderRulesTest {
    private static String judged(String text) {
        return verdict(PlaceholderRules.noPlaceholders(subject(text + "\n")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Welcome to {{ name }}           | fail 3",
                "Welcome to ${name}              | fail 3",
                "Welcome to <%= name %>          | fail 3",
                "{% block description %}         | fail 3",
                "{% include header.html          | pass",
                "<?php echo $summary; ?>         | fail 3",
                "<?= $summary ?>                 | fail 3",
                "An <?xml version='1.0'?> head   | pass",
                "Growth of {5 %} a year          | pass",
                "Optional details go here        | fail 3",
                "> Optional description goes here | fail 3",
                "Optional parts go here and there | pass",
                "Welcome to {{ name              | pass",
                "Set style={{ a: 1 }} on it      | pass",
                "Write `{{ name }}` for it       | pass",
                "A share of 100 % {}             | pass",
                "Write this. TODO                | fail 3",
                "TODO: write this                | fail 3",
                "TBD                             | fail 3",
                "A TODO list                     | pass",
                "MYTODO                          | pass",
                "Lorem ipsum dolor sit           | fail 3",
                "An [object Object] there        | fail 3",
                "We are [Your Company Name].     | fail 3",
                "We are [your company](/a).      | pass",
                "Your company here               | fail 3",
                "Built by [INSERT NAME] of Rome  | fail 3",
                "How to [insert rows](/a)        | pass",
                "The page of %%sitename%%        | fail 3",
                "Grew by 5 %% and 6 %%           | pass",
                "> Just another WordPress site   | fail 3",
                "> A short description of the project | fail 3",
                "> A short description of the project's aims | pass",
                "Call your company               | pass"
            })
    void aLineThatATemplateLeftIsFound(String line, String verdict) {
        assertEquals(verdict, judged("# T\n\n" + line));
    }

    @Test
    void theEndOfATemplateMarkIsNear() {
        assertEquals("fail 3", judged("# T\n\n{{" + "x".repeat(198) + "}}"));
        assertEquals("pass", judged("# T\n\n{{" + "x".repeat(199) + "}}"));
    }

    @Test
    void everyPartThatIsAWordForNothingIsFound() {
        assertEquals("fail 1", judged("# Untitled"));
        assertEquals("fail 1", judged("# **Title**"));
        assertEquals("fail 3", judged("# T\n\n> Description."));
        assertEquals("fail 3", judged("# T\n\n## Section name\n\n- [A](/a)"));
        assertEquals("fail 5", judged("# T\n\n## S\n\n- [undefined](/a)"));
        assertEquals("fail 5", judged("# T\n\n## S\n\n- [Default Title](/a)"));
        assertEquals("fail 5", judged("# T\n\n## S\n\n- [A](/a): n/a"));
        assertEquals(
                "pass",
                judged("# Null and void\n\n> Description of all.\n\n## Title\n\n- [Untitled works](/a): none of it"));
    }

    @Test
    void aPageMayBeAboutSuchAWord() {
        var items = "# T\n\n## S\n\n- ";
        assertEquals("pass", judged(items + "[Title](https://a.net/html/title.md): The element that names a document"));
        assertEquals("pass", judged(items + "[undefined](https://a.net/js/undefined): The value of what has none"));
        assertEquals("pass", judged(items + "[The null value](https://a.net/js/null): The value that is none"));
        assertEquals("fail 5", judged(items + "[undefined](https://a.net/js/undefined): undefined"));
        assertEquals("fail 5", judged(items + "[Title](https://a.net/html/title.md)"));
        assertEquals("fail 5", judged(items + "[Title](https://a.net/b.md): The element that names a document"));
        assertEquals("fail 5", judged(items + "[Values](https://a.net/js/undefined): The value of what has none"));
        assertEquals("fail 5", judged(items + "[Values](https://a.net/undefined/values.md): What a value may be"));
    }

    @ParameterizedTest
    @CsvSource({
        "https://example.com/a,             fail 3",
        "https://docs.example.org/a,        fail 3",
        "https://myexample.com/a,           pass",
        "https://example.com.net/a,         pass",
        "https://yourdomain.io/a,           fail 3",
        "https://www.yourdomain.io/a,       fail 3",
        "https://ofyourdomain.io/a,         pass",
        "https://a.net/undefined,           fail 3",
        "https://a.net/null/b,              fail 3",
        "https://a.net/nullable/b,          pass",
        "https://a.net/b?c=/null,           pass",
        "undefined/b,                       fail 3",
        "null,                              fail 3"
    })
    void anAddressOfNowhereIsFound(String address, String verdict) {
        assertEquals(verdict, judged("# T\n\nSee [this page](" + address + ")."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "See [docs](__SITE_URL__/docs)             | fail 3",
                "Welcome to __COMPANY_NAME__.              | fail 3",
                "Welcome to __NAME__.                      | fail 3",
                "This is __IMPORTANT__ to know             | pass",
                "In Python there is __init__               | pass",
                "In PHP there is __FILE__ and __DIR__      | pass",
                "Next.js writes __NEXT_DATA__              | pass",
                "Write `__SITE_URL__` for it               | pass",
                "See [docs](%BASE_URL%/docs)               | fail 3",
                "Welcome to %COMPANY%!                     | fail 3",
                "It lies in %APPDATA%/incipit              | pass",
                "See [docs](https://a.net/%E4%BD%A0%E5)    | pass",
                "See [docs](https://a.net/%20ABC%20)       | pass",
                "A share of 100%ABOVE all%                 | pass",
                "See https://a.net/helpers/<id>/           | fail 3",
                "See [one](users/<id>)                     | fail 3",
                "Call /users/<user-id> for one             | fail 3",
                "See https://a.net/<br>                    | pass",
                "See <https://a.net/b>                     | pass",
                "A list<b>bold</b>                         | pass"
            })
    void aNameOfABuildVariableIsFound(String line, String verdict) {
        assertEquals(verdict, judged("# T\n\n" + line));
    }

    @ParameterizedTest
    @CsvSource({
        "Project Name, fail 1",
        "Your Company Name, fail 1",
        "Your Company Insured, pass",
        "My Site, fail 1",
        "My Site of Sites, pass"
    })
    void aTitleThatNobodyFilledInIsFound(String title, String verdict) {
        assertEquals(verdict, judged("# " + title));
    }

    @ParameterizedTest
    @CsvSource({
        "https://acme.dev/docs/:id, fail 5",
        "https://acme.dev/[slug], fail 5",
        "https://your-site.com/a, fail 5",
        "https://acme.dev/docs/id, pass",
        "docs/:id, pass"
    })
    void anAddressThatATemplateMadeIsFound(String address, String verdict) {
        assertEquals(verdict, judged("# T\n\n## S\n\n- [Configuration](" + address + "): Notes"));
    }
}
