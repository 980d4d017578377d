package dev.incipit.api;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Body of POST /api/v1/generate: interface section 2.1, in its order. */
record GenerateRequest(
        @Nullable String url,
        @Nullable String fileType,
        @Nullable String instructions) {
    static final Set<String> MEMBERS = Set.of("url", "fileType", "instructions");

    static GenerateRequest of(Members members) {
        return new GenerateRequest(members.text("url"), members.text("fileType"), members.text("instructions"));
    }
}
