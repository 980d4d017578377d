package dev.incipit.api.body;

import dev.incipit.validate.Check;

/** The result of one check, with the members and order of Check in interface section 2.4. */
public record CheckBody(String tier, String id, String name, String status, String message) {
    public static CheckBody of(Check check) {
        return new CheckBody(
                check.tier().word(), check.id(), check.name(), check.status().word(), check.message());
    }
}
