package dev.incipit.api;

import dev.incipit.validate.Check;

/** One check's result: interface section 2.4, Check, in its order. */
public record CheckBody(String tier, String id, String name, String status, String message) {
    static CheckBody of(Check check) {
        return new CheckBody(
                ValidateResponse.word(check.tier()),
                check.id(),
                check.name(),
                ValidateResponse.word(check.status()),
                check.message());
    }
}
