package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BackgroundTest {
    private static String told(Background background) {
        return background.isPicture() ? "unknown" : background.colour().isPresent() ? "colour" : "nothing";
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "background:#fff                                      ! colour",
                "background-color:white                               ! colour",
                "background:none                                      ! nothing",
                "background-color:transparent                         ! nothing",
                "background:url(a.png)                                ! unknown",
                "background:linear-gradient(#fff,#000)                ! unknown",
                "background-image:url(a.png);background-color:#fff    ! unknown",
                "background-image:none;background-color:#fff          ! colour",
                "background:url(a.png);background-color:#fff          ! unknown",
                "background:rgba(0,0,0,0)                             ! nothing",
                "background:rgba(0,0,0,.5)                            ! unknown",
                "background:var(--a)                                  ! unknown",
                "color:#fff                                           ! nothing"
            })
    void aGroundIsAColourOrCannotBeTold(String declarations, String ground) {
        assertEquals(ground, told(Background.ground(StyleBlock.of(declarations))));
    }
}
