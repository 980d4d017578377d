package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.llmstxt.Link;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EmptyNamesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Read more »",
                "**here**",
                "Weiterlesen …",
                "En savoir plus",
                "Más información",
                "Saiba mais",
                "Leggi tutto",
                "Lees verder",
                "Czytaj więcej",
                "Подробнее",
                "Daha fazla",
                "こちら",
                "点击这里",
                "더 보기",
                "اقرأ المزيد",
                "404 Not Found",
                "Page not found – Wrenbox",
                "Seite nicht gefunden | Wrenbox",
                "Just a moment..."
            })
    void aNameThatFitsAnyPageIsEmpty(String name) {
        assertTrue(EmptyNames.isOne(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Here be dragons",
                "Mehr Demokratie",
                "Hierarchie",
                "Подробнее о ценах",
                "更多语言",
                "404",
                "Errors – 404 not found",
                "Page not found: what to do"
            })
    void aNameWithMoreWordsIsNot(String name) {
        assertFalse(EmptyNames.isOne(name));
    }

    @ParameterizedTest
    @CsvSource({
        "acme.dev/x.md, https://acme.dev/x.md, true",
        "Acme.dev/docs, https://acme.dev/docs/, true",
        "crates.io, https://crates.io, false",
        "crates.io, https://crates.io/, false",
        "acme/queue, https://github.com/acme/queue, false",
        "docs/a.md, docs/a.md, false"
    })
    void anAddressIsNoNameAndAHostMayBeOne(String name, String target, boolean address) {
        assertEquals(address, EmptyNames.isAddress(new Link(name, target, Optional.empty())));
    }

    @Test
    void notesSayWhatAnAddressIs() {
        assertFalse(EmptyNames.isAddress(
                new Link("docs.rs/acme", "https://docs.rs/acme", Optional.of("The reference of the crate"))));
    }
}
