package dev.incipit.describe;

import dev.incipit.html.Page;

/** A page to be described, with its title in the index. */
public record DescribedPage(String title, Page page) {}
