package dev.incipit.validate;

import dev.incipit.validate.Check.Status;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A check that did not pass, with those that did not pass only because of it: one line of a table or report.
 *
 * @param followers in report order; often none
 */
public record CheckGroup(Check check, List<Check> followers) {
    public CheckGroup {
        followers = List.copyOf(followers);
    }

    /** Groups the checks that did not pass, in report order. A follower whose cause is not among them stands for itself. */
    public static List<CheckGroup> of(List<Check> checks) {
        Map<String, List<Check>> followers = new LinkedHashMap<>();
        var open =
                checks.stream().filter(check -> check.status() != Status.PASS).toList();
        open.stream()
                .filter(check -> check.cause().isEmpty())
                .forEach(check -> followers.put(check.id(), new ArrayList<>()));
        var heads = new ArrayList<Check>();
        for (var check : open) {
            var known = check.cause().map(cause -> followers.get(cause.id()));
            if (known.isPresent()) {
                known.get().add(check);
            } else {
                heads.add(check);
            }
        }
        return heads.stream()
                .map(check -> new CheckGroup(check, followers.getOrDefault(check.id(), List.of())))
                .toList();
    }

    Stream<Check> checks() {
        return Stream.concat(Stream.of(check), followers.stream());
    }

    public Status status() {
        return checks().map(Check::status).max(Status::compareTo).orElseThrow();
    }

    /** The message of the check, and how many others follow: "… (and 11 checks that need links)". */
    public String message() {
        return followers.isEmpty() ? check.message() : check.message() + " (" + rest() + ")";
    }

    private String rest() {
        int count = followers.size();
        var needed = followers.getFirst().cause().map(Cause::needed).orElse("");
        return "and " + count + (count == 1 ? " check that needs " : " checks that need ") + needed;
    }
}
