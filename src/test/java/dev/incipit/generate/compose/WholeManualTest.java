package dev.incipit.generate.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WholeManualTest {
    private static String chapter(int number) {
        return IntStream.range(0, 60).mapToObj(i -> "word" + number + "of" + i).collect(Collectors.joining(" "));
    }

    private static List<int[]> chapters(int count, String... more) {
        var texts = new ArrayList<String>();
        IntStream.range(0, count).forEach(i -> texts.add(chapter(i)));
        texts.addAll(List.of(more));
        return texts.stream().map(NearDuplicates::shingles).toList();
    }

    private static String whole(int count) {
        return IntStream.range(0, count).mapToObj(WholeManualTest::chapter).collect(Collectors.joining(" "));
    }

    @Test
    void aTextThatHasHalfOfTheOthersIsTheWhole() {
        assertEquals(OptionalInt.of(12), WholeManual.among(chapters(12, whole(6))));
        assertEquals(OptionalInt.empty(), WholeManual.among(chapters(13, whole(6))));
    }

    @Test
    void aTextThatHasMoreThanTheOthersIsKept() {
        assertEquals(OptionalInt.empty(), WholeManual.among(chapters(8, whole(20))));
    }

    @Test
    void aTextThatHasFewOthersIsNot() {
        assertEquals(OptionalInt.empty(), WholeManual.among(chapters(5, whole(5))));
        assertEquals(OptionalInt.empty(), WholeManual.among(List.of()));
    }
}
