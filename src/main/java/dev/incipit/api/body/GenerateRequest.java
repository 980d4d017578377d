package dev.incipit.api.body;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Body of POST /api/v1/generate, with the members and order of interface section 2.1. */
public record GenerateRequest(
        @Nullable String url,
        @Nullable String fileType,
        @Nullable String instructions) {
    public static final Set<String> MEMBERS = Set.of("url", "fileType", "instructions");

    public static GenerateRequest of(JsonMembers members) {
        return new GenerateRequest(members.text("url"), members.text("fileType"), members.text("instructions"));
    }
}
