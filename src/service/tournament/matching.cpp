#include "tournament/matching.h"

#include <algorithm>
#include <deque>
#include <limits>
#include <utility>

namespace kamisado::tournament {

namespace {

using Node = std::size_t; ///< a vertex, or a blossom: an odd circle of nodes that counts as one
using Weight = std::int64_t;

constexpr Node none = std::numeric_limits<Node>::max();

/// Between two vertices, and so between the blossoms that they are in.
struct Edge {
    Node from = none;
    Node to = none;
    [[nodiscard]] bool exists() const { return from != none; }
};

enum class Label : std::uint8_t {
    Free, ///< not in the forest of alternating paths
    Even, ///< at an even distance from an unmatched vertex
    Odd,
};

class Matcher {
  public:
    explicit Matcher(const PairWeights& weights)
        : weights_(weights),
          vertices_(weights.vertices()),
          dual_(most_nodes(), 0),
          mate_(most_nodes(), none),
          nearest_(most_nodes(), none),
          outermost_(most_nodes(), none),
          parent_(most_nodes(), none),
          visit_(most_nodes(), 0),
          label_(most_nodes(), Label::Free),
          parts_(most_nodes()),
          edges_(most_nodes() * most_nodes()),
          part_with_(most_nodes() * vertices_, none) {
        Weight heaviest = 0;
        for (Node a = 0; a < vertices_; ++a) {
            outermost_[a] = a;
            part_with(a, a) = a;
            for (Node b = 0; b < vertices_; ++b) {
                if (a != b && weights_.between(a, b) > 0) {
                    edge(a, b) = {.from = a, .to = b};
                    heaviest = std::max(heaviest, weights_.between(a, b));
                }
            }
        }
        std::fill_n(dual_.begin(), vertices_, heaviest);
    }

    std::vector<std::optional<std::size_t>> solve() {
        while (augment_once()) {
        }
        std::vector<std::optional<std::size_t>> result(vertices_);
        for (Node vertex = 0; vertex < vertices_; ++vertex) {
            if (mate_[vertex] != none) {
                result[vertex] = mate_[vertex];
            }
        }
        return result;
    }

  private:
    /// Blossoms lie in each other or apart, so that there are fewer of them than vertices.
    [[nodiscard]] std::size_t most_nodes() const { return 2 * vertices_; }
    [[nodiscard]] Edge& edge(Node a, Node b) { return edges_[(a * most_nodes()) + b]; }
    [[nodiscard]] Node& part_with(Node blossom, Node vertex) {
        return part_with_[(blossom * vertices_) + vertex];
    }
    [[nodiscard]] bool is_blossom(Node node) const { return node >= vertices_; }
    [[nodiscard]] bool is_outermost(Node node) const { return outermost_[node] == node; }
    /// How far the duals are from paying for an edge; 0: it may be matched.
    [[nodiscard]] Weight slack(const Edge& edge) const {
        return dual_[edge.from] + dual_[edge.to] - (2 * weights_.between(edge.from, edge.to));
    }

    void consider(Node vertex, Node node) {
        if (nearest_[node] == none ||
            slack(edge(vertex, node)) < slack(edge(nearest_[node], node))) {
            nearest_[node] = vertex;
        }
    }
    void find_nearest(Node node) {
        nearest_[node] = none;
        for (Node vertex = 0; vertex < vertices_; ++vertex) {
            if (edge(vertex, node).exists() && outermost_[vertex] != node &&
                label_[outermost_[vertex]] == Label::Even) {
                consider(vertex, node);
            }
        }
    }
    void push(Node node) {
        if (is_blossom(node)) {
            std::ranges::for_each(parts_[node], [this](Node part) { push(part); });
        } else {
            queue_.push_back(node);
        }
    }
    void put_into(Node node, Node outermost) {
        outermost_[node] = outermost;
        if (is_blossom(node)) {
            for (const Node part : parts_[node]) {
                put_into(part, outermost);
            }
        }
    }

    /// Where a part stands in its blossom, when that is walked in the direction in which the number
    /// of steps to it is even.
    std::size_t even_place(Node blossom, Node part) {
        auto& parts = parts_[blossom];
        const auto place = static_cast<std::size_t>(std::ranges::find(parts, part) - parts.begin());
        if (place % 2 == 0) {
            return place;
        }
        std::reverse(parts.begin() + 1, parts.end());
        return parts.size() - place;
    }

    void match(Node node, Node other) {
        const Edge used = edge(node, other);
        mate_[node] = used.to;
        if (!is_blossom(node)) {
            return;
        }
        const Node part = part_with(node, used.from);
        const std::size_t place = even_place(node, part);
        auto& parts = parts_[node];
        for (std::size_t i = 0; i < place; ++i) {
            match(parts[i], parts[i ^ 1U]);
        }
        match(part, other);
        std::ranges::rotate(parts, parts.begin() + static_cast<std::ptrdiff_t>(place));
    }
    /// Swaps what is matched along the path from a node to its root.
    void swap_along(Node node, Node other) {
        for (;;) {
            const Node before = mate_[node] == none ? none : outermost_[mate_[node]];
            match(node, other);
            if (before == none) {
                return;
            }
            const Node next = outermost_[parent_[before]];
            match(before, next);
            node = next;
            other = before;
        }
    }

    /// Where the paths of two nodes to their roots meet, or none.
    Node meeting_of(Node a, Node b) {
        ++visits_;
        while (a != none || b != none) {
            if (a != none) {
                if (visit_[a] == visits_) {
                    return a;
                }
                visit_[a] = visits_;
                a = mate_[a] == none ? none : outermost_[parent_[outermost_[mate_[a]]]];
            }
            std::swap(a, b);
        }
        return none;
    }

    [[nodiscard]] Node unused_blossom() const {
        Node blossom = vertices_;
        while (outermost_[blossom] != none) {
            ++blossom;
        }
        return blossom;
    }
    /// The nodes on the way from one to a node above it, without the latter.
    void add_path(std::vector<Node>& parts, Node from, Node to) {
        for (Node node = from; node != to;) {
            const Node matched = outermost_[mate_[node]];
            parts.push_back(node);
            parts.push_back(matched);
            node = outermost_[parent_[matched]];
        }
    }
    void shrink(Node a, Node top, Node b) {
        const Node blossom = unused_blossom();
        label_[blossom] = Label::Even;
        dual_[blossom] = 0;
        mate_[blossom] = mate_[top];
        parent_[blossom] = parent_[top];
        auto& parts = parts_[blossom];
        parts.assign(1, top);
        add_path(parts, a, top);
        std::reverse(parts.begin() + 1, parts.end());
        std::vector<Node> others;
        add_path(others, b, top);
        for (const Node part : others) {
            if (label_[part] == Label::Odd) {
                push(part); // what is in the blossom is at an even distance too
            }
        }
        for (std::size_t i = 1; i < parts.size(); ++i) {
            if (label_[parts[i]] == Label::Odd) {
                push(parts[i]);
            }
        }
        parts.insert(parts.end(), others.begin(), others.end());
        put_into(blossom, blossom);
        join_edges(blossom);
        find_nearest(blossom);
    }
    void join_edges(Node blossom) {
        for (Node node = 0; node < most_nodes(); ++node) {
            edge(blossom, node) = edge(node, blossom) = {};
        }
        for (Node vertex = 0; vertex < vertices_; ++vertex) {
            part_with(blossom, vertex) = none;
        }
        for (const Node part : parts_[blossom]) {
            for (Node node = 0; node < most_nodes(); ++node) {
                const Edge& better = edge(part, node);
                if (better.exists() &&
                    (!edge(blossom, node).exists() || slack(better) < slack(edge(blossom, node)))) {
                    edge(blossom, node) = better;
                    edge(node, blossom) = {.from = better.to, .to = better.from};
                }
            }
            for (Node vertex = 0; vertex < vertices_; ++vertex) {
                if (part_with(part, vertex) != none) {
                    part_with(blossom, vertex) = part;
                }
            }
        }
    }
    /// Only an odd one whose dual has come down to 0.
    void expand(Node blossom) {
        auto& parts = parts_[blossom];
        for (const Node part : parts) {
            put_into(part, part);
        }
        const Node entry = part_with(blossom, edge(blossom, parent_[blossom]).from);
        const std::size_t place = even_place(blossom, entry);
        for (std::size_t i = 0; i < place; i += 2) {
            const Node odd = parts[i];
            const Node even = parts[i + 1];
            parent_[odd] = edge(even, odd).from;
            label_[odd] = Label::Odd;
            label_[even] = Label::Even;
            nearest_[odd] = none;
            find_nearest(even);
            push(even);
        }
        label_[entry] = Label::Odd;
        parent_[entry] = parent_[blossom];
        nearest_[entry] = none;
        for (std::size_t i = place + 1; i < parts.size(); ++i) {
            label_[parts[i]] = Label::Free;
            find_nearest(parts[i]);
        }
        outermost_[blossom] = none;
    }

    /// An edge from an even node that may be matched; true: one more pair was made of it.
    bool follow(Edge tight) {
        const Node from = outermost_[tight.from];
        const Node to = outermost_[tight.to];
        if (label_[to] == Label::Free) {
            parent_[to] = tight.from;
            label_[to] = Label::Odd;
            const Node matched = outermost_[mate_[to]];
            nearest_[to] = nearest_[matched] = none;
            label_[matched] = Label::Even;
            push(matched);
        } else if (label_[to] == Label::Even) {
            const Node top = meeting_of(from, to);
            if (top == none) {
                swap_along(from, to);
                swap_along(to, from);
                return true;
            }
            shrink(from, top, to);
        }
        return false;
    }

    void start_forest() {
        queue_.clear();
        std::ranges::fill(label_, Label::Free);
        std::ranges::fill(nearest_, none);
        for (Node node = 0; node < most_nodes(); ++node) {
            if (is_outermost(node) && mate_[node] == none) {
                parent_[node] = none;
                label_[node] = Label::Even;
                push(node);
            }
        }
    }
    /// As far as edges go that may be matched now.
    bool grow() {
        while (!queue_.empty()) {
            const Node vertex = queue_.front();
            queue_.pop_front();
            if (label_[outermost_[vertex]] == Label::Odd) {
                continue;
            }
            for (Node other = 0; other < vertices_; ++other) {
                const Edge& next = edge(vertex, other);
                if (!next.exists() || outermost_[vertex] == outermost_[other]) {
                    continue;
                }
                if (slack(next) != 0) {
                    consider(vertex, outermost_[other]);
                } else if (follow(next)) {
                    return true;
                }
            }
        }
        return false;
    }
    /// By how much the duals can change before something happens.
    [[nodiscard]] Weight step() {
        Weight result = std::numeric_limits<Weight>::max();
        for (Node node = 0; node < most_nodes(); ++node) {
            if (!is_outermost(node)) {
                continue;
            }
            if (is_blossom(node) && label_[node] == Label::Odd) {
                result = std::min(result, dual_[node] / 2);
            }
            if (nearest_[node] != none && label_[node] != Label::Odd) {
                const Weight distance = slack(edge(nearest_[node], node));
                result = std::min(result, label_[node] == Label::Free ? distance : distance / 2);
            }
        }
        return result;
    }
    /// False: no path is worth more than what an end of it gives up.
    bool change_duals(Weight by) {
        for (Node vertex = 0; vertex < vertices_; ++vertex) {
            if (label_[outermost_[vertex]] == Label::Even && dual_[vertex] <= by) {
                return false;
            }
        }
        for (Node vertex = 0; vertex < vertices_; ++vertex) {
            const Label label = label_[outermost_[vertex]];
            if (label != Label::Free) {
                dual_[vertex] += label == Label::Even ? -by : by;
            }
        }
        for (Node node = vertices_; node < most_nodes(); ++node) {
            if (is_outermost(node) && label_[node] != Label::Free) {
                dual_[node] += label_[node] == Label::Even ? 2 * by : -2 * by;
            }
        }
        return true;
    }
    bool follow_new_edges() {
        for (Node node = 0; node < most_nodes(); ++node) {
            if (is_outermost(node) && nearest_[node] != none &&
                outermost_[nearest_[node]] != node && slack(edge(nearest_[node], node)) == 0 &&
                follow(edge(nearest_[node], node))) {
                return true;
            }
        }
        return false;
    }

    bool augment_once() {
        start_forest();
        if (queue_.empty()) {
            return false;
        }
        for (;;) {
            if (grow()) {
                return true;
            }
            if (!change_duals(step())) {
                return false;
            }
            queue_.clear();
            if (follow_new_edges()) {
                return true;
            }
            for (Node node = vertices_; node < most_nodes(); ++node) {
                if (is_outermost(node) && label_[node] == Label::Odd && dual_[node] == 0) {
                    expand(node);
                }
            }
        }
    }

    const PairWeights& weights_; // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::size_t vertices_;
    std::vector<Weight> dual_;
    std::vector<Node> mate_;      ///< the vertex at the other end
    std::vector<Node> nearest_;   ///< the even vertex with the least slack to this node
    std::vector<Node> outermost_; ///< the blossom that is in no other; none: not in use
    std::vector<Node> parent_;    ///< a vertex
    std::vector<std::size_t> visit_;
    std::vector<Label> label_;
    std::vector<std::vector<Node>> parts_; ///< of a blossom, around the circle
    std::vector<Edge> edges_;
    std::vector<Node> part_with_; ///< of a blossom, by vertex
    std::deque<Node> queue_;
    std::size_t visits_ = 0;
};

} // namespace

std::vector<std::optional<std::size_t>> heaviest_matching(const PairWeights& weights) {
    return weights.vertices() < 2 ? std::vector<std::optional<std::size_t>>(weights.vertices())
                                  : Matcher(weights).solve();
}

} // namespace kamisado::tournament
