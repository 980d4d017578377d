package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EditionNotesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "This manual covers Tides version 9.18.49-1~deb12u3-Debian.                      ! true",
                "This is Marrow's Reference version 12.18, released on 2023-03-06.               ! true",
                "This is the documentation for version 3.7.0-2.                                  ! true",
                "This is a texinfo version of the documentation for the Tides, by A. Miller.     ! true",
                "This is the HTML version of the manual.                                         ! true",
                "You are reading the documentation for release 2.4.                              ! true",
                "Version 13.1.5                                                                  ! true",
                "Version 2 of the chart                                                          ! false",
                "This document describes how to move from version 2.3 to version 2.4.            ! false",
                "This library implements TLS version 1.3.                                         ! false",
                "This guide covers installing Tides version 16.                                  ! false",
                "This manual explains what changed since version 2.4.                            ! false",
                "This is the online edition of the town guide of Fern, with its shops and walks. ! false",
                "This is a version of chess for three players.                                   ! false",
                "Tides version 2.4 counts waves.                                                 ! false",
                "This manual covers the whole of the harbour.                                    ! false"
            })
    void aNoteSaysWhichEditionThisIs(String sentence, boolean is) {
        assertEquals(is, EditionNotes.isOne(sentence));
    }
}
