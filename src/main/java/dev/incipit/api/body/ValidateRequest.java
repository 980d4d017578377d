package dev.incipit.api.body;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Body of POST /api/v1/validate, with the members and order of interface section 2.3. */
public record ValidateRequest(
        @Nullable String url,
        @Nullable String content,
        @Nullable Boolean checkLinks) {
    public static final Set<String> MEMBERS = Set.of("url", "content", "checkLinks");

    public static ValidateRequest of(JsonMembers members) {
        return new ValidateRequest(members.text("url"), members.text("content"), members.flag("checkLinks"));
    }
}
