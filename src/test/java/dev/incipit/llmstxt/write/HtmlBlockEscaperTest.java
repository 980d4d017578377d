package dev.incipit.llmstxt.write;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HtmlBlockEscaperTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "<div>a,                    \\<div>a",
        "</div>,                    \\</div>",
        "<div,                      \\<div",
        "a <div>,                   a <div>",
        "a <!-- b -->,              a \\<!-- b -->",
        "a <?php,                   a \\<?php",
        "<https://a.example/>,      <https://a.example/>",
        "< a,                       < a",
        "<,                         <",
        "`<div>` <!--,              `<div>` \\<!--"
    })
    void aLineOpensNoBlockOfHtml(String text, String escaped) {
        assertEquals(escaped, HtmlBlockEscaper.escaped(text));
    }
}
