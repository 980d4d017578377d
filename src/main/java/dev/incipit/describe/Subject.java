package dev.incipit.describe;

import dev.incipit.html.Page;

/** A page to be described, with its title in the index. */
public record Subject(String title, Page page) {}
