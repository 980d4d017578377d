package dev.incipit.describe.passage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CodeCommentsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            value = {
                "# Opens the valve before the pump starts   ! Opens the valve before the pump starts",
                "// Opens the valve before the pump starts  ! Opens the valve before the pump starts",
                "/* Opens the valve before the pump */      ! Opens the valve before the pump",
                "# opens the valve before the pump starts   ! none",
                "# Opens valve.before(the) pump starts      ! none",
                "# Opens the reservevalve                   ! none",
                "# Opens the valve before the pump starts,  ! none",
                "Opens the valve before the pump starts     ! none"
            })
    void aCommentIsTakenIfItIsWrittenLikeASentence(String line, String comment) {
        var code = new Passage(Passage.Kind.CODE, 0, line);
        assertEquals(
                comment, CodeComments.in(List.of(code)).stream().findFirst().orElse("none"));
    }
}
