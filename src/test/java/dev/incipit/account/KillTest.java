package dev.incipit.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.store.DatabaseConfig;
import dev.incipit.store.Stores;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What a store still knows after the process that wrote it was killed, and that no raw key is on disk (issue 4). */
@ParameterizedClass
@EnumSource(Stores.class)
final class KillTest {
    private static final int KEY_LENGTH = 42;

    private final Stores store;

    KillTest(Stores store) {
        this.store = store;
    }

    @RepeatedTest(1)
    void aKillInAStormLosesNothingThatWasAnswered(RepetitionInfo repetition) throws IOException, InterruptedException {
        killInAStorm(repetition.getCurrentRepetition());
    }

    @Tag("full")
    @RepeatedTest(20)
    void twentyKillsInStormsLoseNothingThatWasAnswered(RepetitionInfo repetition)
            throws IOException, InterruptedException {
        killInAStorm(100 + repetition.getCurrentRepetition());
    }

    @Test
    void killsOneRightAfterAnotherLoseNothingThatWasAnswered() throws IOException, InterruptedException {
        killOneAfterAnother(3);
    }

    @Tag("full")
    @Test
    void twentyKillsOneRightAfterAnotherLoseNothingThatWasAnswered() throws IOException, InterruptedException {
        killOneAfterAnother(20);
    }

    /** Nobody opens and closes the store in order in between, and its free space is used again as a store's of some age is. */
    private void killOneAfterAnother(int kills) throws IOException, InterruptedException {
        var config = store.aged();
        var key = prepare(config, "endless");
        var log = Stores.folder().resolve("log");
        var answers = new ArrayList<String>();
        for (int i = 0; i < kills; i++) {
            answers.addAll(answersUntilKilled(config, key, 40 + i, log));
        }
        var refused = keys(answers, "revoked ");
        var letIn = keys(answers, "created ");
        letIn.removeAll(keys(answers, "revoking "));
        try (var replica = Replica.on(config, StormProcess.PLANS, StormProcess.NOW.plus(Duration.ofMinutes(5)))) {
            letIn.forEach(replica::admitted);
            refused.forEach(replica::turned);
        }
    }

    private void killInAStorm(int seed) throws IOException, InterruptedException {
        var config = store.fresh();
        var key = prepare(config, "endless");
        var log = Stores.folder().resolve("log");
        var answers = answersUntilKilled(config, key, 200 + new Random(seed).nextInt(1000), log);
        var refused = keys(answers, "revoked ");
        var letIn = keys(answers, "created ");
        letIn.removeAll(keys(answers, "revoking "));
        try (var replica = Replica.on(config, StormProcess.PLANS, StormProcess.NOW.plus(Duration.ofMinutes(5)))) {
            var grant = replica.admitted(key);
            assertCounted(answers, "validated", grant.validations());
            assertCounted(answers, "generated", grant.generations());
            letIn.forEach(replica::admitted);
            refused.forEach(replica::turned);
            assertTrue(!letIn.isEmpty() && !refused.isEmpty(), "the storm was too short to prove anything");
        }
        assertEquals(List.of(), filesWithAKey(log.getParent()));
        assertEquals(List.of(), filesWithAKey(store.files(config)));
    }

    @Test
    void twoProcessesTogetherPassAsManyAsTheLimitAllows() throws IOException, InterruptedException {
        var config = store.fresh();
        var key = prepare(config, "bounded");
        var log = Stores.folder().resolve("log");
        var first = StormProcess.start(config, key, StormProcess.LIMIT, ProcessBuilder.Redirect.appendTo(log.toFile()));
        var second =
                StormProcess.start(config, key, StormProcess.LIMIT, ProcessBuilder.Redirect.appendTo(log.toFile()));
        var passed = answersUntilDone(first) + answersUntilDone(second);
        for (var process : List.of(first, second)) {
            process.getOutputStream().close();
            assertEquals(0, process.waitFor(), () -> read(log));
        }
        assertEquals(StormProcess.LIMIT, passed);
    }

    private static int answersUntilDone(Process process) {
        var lines = process.inputReader(StandardCharsets.US_ASCII).lines();
        return count(lines.takeWhile(line -> !line.equals(StormProcess.DONE)).toList(), "validated");
    }

    private static String prepare(DatabaseConfig config, String plan) {
        try (var replica = Replica.on(config, StormProcess.PLANS, StormProcess.NOW)) {
            return replica.key("acme", plan);
        }
    }

    private static List<String> answersUntilKilled(DatabaseConfig config, String key, int enough, Path log)
            throws IOException, InterruptedException {
        var process = StormProcess.start(config, key, 0, ProcessBuilder.Redirect.to(log.toFile()));
        var answers = new ArrayList<String>();
        var revoked = false;
        try (var lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                answers.add(line);
                revoked |= line.startsWith("revoked ");
                if (revoked && answers.size() >= enough) {
                    process.toHandle().destroyForcibly();
                }
            }
        }
        process.waitFor();
        assertTrue(answers.size() >= enough, () -> read(log));
        return answers;
    }

    private static void assertCounted(List<String> answers, String answer, QuotaState quota) {
        var used = quota.limit() - quota.remaining();
        var least = count(answers, answer);
        var most = least + Storm.THREADS + 1;
        assertTrue(used >= least && used <= most, answer + ": " + used + " counted of " + least + " to " + most);
    }

    private static int count(List<String> answers, String answer) {
        return (int) answers.stream().filter(answer::equals).count();
    }

    /** The keys of whole lines; the last may have been cut, and then its key is none. */
    private static Set<String> keys(List<String> answers, String answer) {
        var keys = new HashSet<String>();
        answers.stream()
                .filter(line -> line.startsWith(answer))
                .map(line -> line.substring(answer.length()))
                .filter(key -> ApiKey.parse(key).isPresent())
                .forEach(keys::add);
        return keys;
    }

    private static List<Path> filesWithAKey(Path folder) throws IOException {
        var found = new ArrayList<Path>();
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                if (holdsAKey(bytes(file))) {
                    found.add(file);
                }
            }
        }
        return found;
    }

    private static boolean holdsAKey(String bytes) {
        var at = bytes.indexOf("inc_");
        while (at >= 0 && at + KEY_LENGTH <= bytes.length()) {
            if (ApiKey.parse(bytes.substring(at, at + KEY_LENGTH)).isPresent()) {
                return true;
            }
            at = bytes.indexOf("inc_", at + 1);
        }
        return false;
    }

    private static String bytes(Path file) throws IOException {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (NoSuchFileException gone) {
            return "";
        }
    }

    private static String read(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }
}
