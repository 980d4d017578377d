package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.subject;
import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the table {@code ↵} stands for the end of a line. */
final class KeyPagesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "## Guides↵- [Contact](/x)                    | pass",
                "## S↵- [A](/docs/pricing)                    | pass",
                "## Anleitungen↵- [Preise](/x)                | pass",
                "## 快速入门↵- [联系我们](/x)                   | pass",
                "## Docs↵- [API reference](/manual)           | fail",
                "## Guidebooks↵- [Contacts](/pricey)          | fail",
                "## S↵- [A](/x): guides and contact           | fail",
                "Guides, docs, pricing and contact.           | fail"
            })
    void twoOfFiveKindsOfPageAreNamedByAWord(String text, String status) {
        var verdict = verdict(KeyPages.keyPages(subject("# T\n\n" + text.replace("↵", "\n") + "\n")));
        assertEquals(status.equals("pass"), verdict.equals("pass"), verdict);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "- [Install guide](/a.md)↵- [API reference](/b.md)      | pass",
                "- Install guide: https://a.net/a↵- Pricing: https://a.net/b  | pass",
                "See the [guide](/a) and all [prices](/b).              | pass",
                "See [a](/docs/a) and [b](/pricing).                    | pass",
                "## Contacts & Resources↵- [Downloads](/x)              | pass",
                "## Helpdesk↵- [Changelogs](/x)                         | pass",
                "## دليل البدء↵- [اتصل بنا](/x)                          | pass",
                "## Przewodnik↵- [Kontakt](/x)                          | pass",
                "## Rehber↵- [İletişim](/x)                              | pass",
                "## 가이드↵- [문의](/x)                                    | pass",
                "## Guia↵- [Contato](/x)                                | pass",
                "## Handleiding↵- [Over ons](/x)                        | pass",
                "## Leitfaden↵- [Preise](/x)                            | pass",
                "## Documentación↵- [Precios](/x)                       | pass",
                "## Démarrage↵- [Tarifs](/x)                            | pass",
                "## Guida↵- [Prezzi](/x)                                | pass",
                "## ガイド↵- [料金](/x)                                   | pass",
                "## Everything↵- [A page](/x)                           | fail"
            })
    void linksAboveTheFirstSectionAndManyLanguagesAreRead(String text, String status) {
        var verdict = verdict(KeyPages.keyPages(subject("# T\n\n" + text.replace("↵", "\n") + "\n")));
        assertEquals(status.equals("pass"), verdict.equals("pass"), verdict);
    }
}
