package dev.incipit.web.desk;

import dev.incipit.history.DayUse;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * A bar for each day, in a drawing of {@link #WIDTH} by {@link #HEIGHT} that is stretched to its place.
 *
 * @param name of what is counted
 * @param max the number that the full height stands for
 */
record UseChart(String name, int total, int max, List<Bar> bars, String firstDay, String lastDay) {
    static final int WIDTH = 1_000;
    static final int HEIGHT = 100;
    private static final int GAP = 6;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM", Locale.ENGLISH);

    record Bar(String day, int count, int x, int y, int width, int height) {}

    static UseChart of(String name, List<DayUse> days, ToIntFunction<DayUse> counted) {
        int most = days.stream().mapToInt(counted).max().orElse(0);
        int max = roundAbove(most);
        int step = WIDTH / days.size();
        var bars = IntStream.range(0, days.size())
                .mapToObj(i -> {
                    int count = counted.applyAsInt(days.get(i));
                    // A day with any use can be seen.
                    int height = count == 0 ? 0 : (int) Math.max(2, (long) HEIGHT * count / max);
                    return new Bar(
                            word(days.get(i).day()), count, i * step + GAP / 2, HEIGHT - height, step - GAP, height);
                })
                .toList();
        return new UseChart(
                name,
                days.stream().mapToInt(counted).sum(),
                max,
                bars,
                word(days.getFirst().day()),
                word(days.getLast().day()));
    }

    private static String word(LocalDate day) {
        return DAY.format(day);
    }

    /** The next of 1, 2, 5, 10, 20, 50 … that is not smaller; at least 5. */
    static int roundAbove(int most) {
        long round = 5;
        for (int step = 0; round < most; step++) {
            round = step % 3 == 2 ? round / 2 * 5 : round * 2;
        }
        return (int) Math.min(Integer.MAX_VALUE, round);
    }
}
