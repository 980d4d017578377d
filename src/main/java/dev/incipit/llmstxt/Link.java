package dev.incipit.llmstxt;

import java.util.Optional;

/** One entry of a file list. The target is text, because a linter must be able to represent a malformed one. */
public record Link(String name, String target, Optional<String> note) {}
