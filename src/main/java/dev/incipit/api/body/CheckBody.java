package dev.incipit.api.body;

import dev.incipit.validate.Check;

/** One check's result: interface section 2.4, Check, in its order. */
public record CheckBody(String tier, String id, String name, String status, String message) {
    public static CheckBody of(Check check) {
        return new CheckBody(
                check.tier().word(), check.id(), check.name(), check.status().word(), check.message());
    }
}
