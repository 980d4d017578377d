package dev.incipit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Inputs that a stranger might send: pieces of a language put together without its grammar, some of them many times over, with
 * noise between. As many as {@code jqwik.tries.default} says: the profile {@code fuzz} says 100 000.
 */
public final class Fuzz {
    /** No input may take longer. */
    private static final Duration TIME_MAX = Duration.ofSeconds(2);

    private static final Path BROKEN = Path.of("src/test/resources/broken");
    private static final Path KEPT = Path.of("target/fuzz");
    private static final int PIECES_MAX = 40;
    private static final int REPEATS_MAX = 2_000;
    private static final int NOISE_MAX = 12;

    private Fuzz() {}

    /** Texts made of such pieces. */
    public static Arbitrary<String> texts(String... pieces) {
        var piece = Arbitraries.of(List.of(pieces));
        var repeated = Combinators.combine(piece, Arbitraries.integers().between(2, REPEATS_MAX))
                .as(String::repeat);
        var noise = Arbitraries.strings().ofMaxLength(NOISE_MAX);
        return Arbitraries.frequencyOf(Tuple.of(40, piece), Tuple.of(6, noise), Tuple.of(1, repeated))
                .list()
                .ofMaxSize(PIECES_MAX)
                .map(parts -> String.join("", parts));
    }

    /** Bytes of such texts: as they are, cut, with one byte turned, or noise alone. */
    public static Arbitrary<byte[]> octets(String... pieces) {
        var whole = texts(pieces).map(text -> text.getBytes(StandardCharsets.UTF_8));
        var harmed = Combinators.combine(whole, Arbitraries.integers().between(0, 1 << 20), Arbitraries.bytes())
                .as(Fuzz::harm);
        var noise = Arbitraries.bytes().array(byte[].class).ofMaxSize(300);
        return Arbitraries.frequencyOf(Tuple.of(6, whole), Tuple.of(3, harmed), Tuple.of(1, noise));
    }

    private static byte[] harm(byte[] whole, int place, byte with) {
        if (whole.length == 0) {
            return whole;
        }
        int at = place % whole.length;
        if (with == 0) {
            return Arrays.copyOf(whole, at);
        }
        whole[at] = with;
        return whole;
    }

    /**
     * Does the work on an input, which is not to throw, and holds it to its time. An input that breaks it is written to {@code
     * target/fuzz}; moved to {@code src/test/resources/broken/<room>} it stays a test case for ever.
     */
    public static <T> void swiftly(T input, Consumer<T> work) {
        try {
            var taken = ProcessorTime.of(() -> work.accept(input));
            assertTrue(taken.compareTo(TIME_MAX) < 0, () -> "took " + taken);
        } catch (Throwable broken) {
            throw new AssertionError("broken by the input kept in " + keep(input), broken);
        }
    }

    /** The inputs that once broke a room. */
    public static List<byte[]> broken(String room) throws IOException {
        try (var files = Files.list(BROKEN.resolve(room))) {
            var inputs = new ArrayList<byte[]>();
            for (var file : files.sorted().toList()) {
                inputs.add(Files.readAllBytes(file));
            }
            return inputs;
        }
    }

    private static Path keep(Object input) {
        var octets = input instanceof byte[] body ? body : input.toString().getBytes(StandardCharsets.UTF_8);
        try {
            return Files.write(
                    Files.createDirectories(KEPT).resolve(Integer.toHexString(Arrays.hashCode(octets))), octets);
        } catch (IOException unkept) {
            throw new UncheckedIOException(unkept);
        }
    }
}
