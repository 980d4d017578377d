package dev.incipit.describe;

import dev.incipit.html.Page;

/** A page to be described, under the title it has in the index. */
public record Subject(String title, Page page) {}
