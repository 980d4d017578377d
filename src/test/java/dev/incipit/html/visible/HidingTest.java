package dev.incipit.html.visible;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HidingTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "display:none                                     ! DISPLAY",
                "display:block                                    ! ''",
                "visibility:collapse                              ! VISIBILITY",
                "font-size:0                                      ! FONT_SIZE",
                "font-size:1px                                    ! FONT_SIZE",
                "font-size:2px                                    ! ''",
                "font:0/1 a                                       ! FONT_SIZE",
                "text-indent:-9999px                              ! INDENT",
                "text-indent:-9999px;background:url(a)            ! ''",
                "text-indent:-9999px;width:20px                   ! ''",
                "text-indent:-99px                                ! ''",
                "position:absolute;left:-9999px                   ! OFF_SCREEN",
                "position:absolute;left:-9999px;right:-9999px     ! ''",
                "position:static;left:-9999px                     ! ''",
                "position:absolute;left:-9999px;transition:left   ! ''",
                "position:absolute;left:-9999px;width:3000px      ! ''",
                "margin-left:-9999px                              ! OFF_SCREEN",
                "clip:rect(0 0 0 0)                               ! CLIP",
                "clip:rect(0,10px,10px,0)                         ! ''",
                "clip-path:inset(50%)                             ! CLIP",
                "clip-path:inset(50% 10%)                         ! ''",
                "clip-path:circle(0)                              ! CLIP",
                "overflow:hidden;height:0                         ! NO_SIZE",
                "overflow:hidden;height:1px;width:1px             ! NO_SIZE",
                "overflow:hidden;height:0;padding-top:56%         ! ''",
                "overflow:hidden;height:0;transition:height       ! ''",
                "height:0                                         ! ''",
                "overflow-y:clip;max-width:0                      ! NO_SIZE",
                "transform:scale(0)                               ! SCALE",
                "transform:scale(0.5)                             ! ''",
                "transform:scale(0);opacity:1                     ! ''",
                "transform:translateX(-9999px)                    ! SCALE",
                "color:#fff;background:#fff                       ! COLOUR",
                "color:#fff;background:#000                       ! ''",
                "color:#fff                                       ! ''",
                "color:transparent                                ! COLOUR",
                "color:transparent;text-shadow:0 0 1px            ! ''",
                "color:#fff;background:#fff url(a)                ! ''",
                "opacity:0                                        ! OPACITY",
                "opacity:.05                                      ! OPACITY",
                "opacity:.06                                      ! ''",
                "opacity:0;transition:opacity                     ! ''",
                "opacity:0;transform:none                         ! ''"
            })
    void aBlockHidesInTheseWays(String declarations, String ways) {
        assertEquals(
                ways,
                StyleBlock.of(declarations).ways().stream().map(Hiding::name).collect(Collectors.joining(" ")));
    }

    @Test
    void aWayIsUndoneByWhatSetsTheSameToSomethingSeen() {
        assertEquals(true, Hiding.DISPLAY.isUndoneIn(StyleBlock.of("display:block")));
        assertEquals(false, Hiding.DISPLAY.isUndoneIn(StyleBlock.of("display:none")));
        assertEquals(false, Hiding.DISPLAY.isUndoneIn(StyleBlock.of("opacity:1")));
        assertEquals(true, Hiding.FONT_SIZE.isUndoneIn(StyleBlock.of("font:12px a")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"font-size:2px, 2px", "'font:italic 12px/2 a', 12px", "font:menu, ''", "'font-size:3px;font:4px a', 3px"
    })
    void theSizeOfLettersIsSetByTwoProperties(String declarations, String size) {
        assertEquals(size, Hiding.fontSize(StyleBlock.of(declarations)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"50%, true", "2em, true", "2rem, false", "2px, false"})
    void aSizeMayBeOneOfTheLettersAround(String size, boolean relative) {
        assertEquals(relative, Hiding.isRelative(size));
    }
}
