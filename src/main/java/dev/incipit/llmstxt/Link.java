package dev.incipit.llmstxt;

import java.util.Optional;

/** One entry of a file list. The target stays text: a linter must be able to hold a malformed one. */
public record Link(String name, String target, Optional<String> note) {}
