package dev.incipit.validate.recognize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FileContentTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '"',
            value = {
                "<html lang=en>                                     ! true",
                "<HTML>                                             ! true",
                "<header>Tides</header>                             ! false",
                "<head>                                             ! true",
                "<?xml version='1.0'?>  <html>                      ! true",
                "<div><title>x</title><meta><style>                 ! true",
                "<div><title>x</title><meta>                        ! false",
                "Tides <div><title>x</title><meta><style>           ! true",
                "# Tides <div><title>x</title><meta><style>         ! false",
                "# Tides                                            ! false"
            })
    void aPageIsKnownByItsBeginningOrByItsTagsWhereNoHeadingStands(String text, boolean isHtml) {
        assertEquals(isHtml, FileContent.isHtml(text));
    }

    @Test
    void declarationsAndCommentsMayStandBeforeAPage() {
        assertTrue(FileContent.isHtml("\uFEFF<!-- made today --><!DOCTYPE html>"));
        assertFalse(FileContent.isHtml("<!-- never ended <html"));
    }

    @Test
    void aTextHasWordsAndIsNoPage() {
        assertTrue(FileContent.isText("潮"));
        assertFalse(FileContent.isText("<html>潮"));
        assertFalse(FileContent.isText("# –\n"));
    }
}
