package dev.incipit.api;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Body of POST /api/v1/validate: interface section 2.3, in its order. */
record ValidateRequest(
        @Nullable String url,
        @Nullable String content,
        @Nullable Boolean checkLinks) {
    static final Set<String> MEMBERS = Set.of("url", "content", "checkLinks");

    static ValidateRequest of(Members members) {
        return new ValidateRequest(members.text("url"), members.text("content"), members.flag("checkLinks"));
    }
}
